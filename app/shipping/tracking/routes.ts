import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'
import { calls, pages } from '#start/route_groups'

const { tracking } = controllers.shipping
const { followers } = tracking

// On the host of a business that has published its page, that page answers instead.
pages('shipping', () => {
  router
    .get('/track', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone' })
    .as('public_track')
  router
    .get('/track/:trackingNumber', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone' })
    .as('public_tracking')
  router
    .post('/track/:trackingNumber', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone' })
    .as('receiver_tracking')
}).use(middleware.branded())

pages('shipping', () => {
  // Without any script: what the calls below do for a page that has one (decision 0046).
  router
    .post('/track/:trackingNumber/news', [followers.FollowPage, 'render'])
    .page({ by: 'anyone' })
    .as('follow_parcel')
  router
    .get('/parcel-news/:token', [followers.ParcelNewsPage, 'render'])
    .page({ by: 'anyone' })
    .as('parcel_news')
  router
    .post('/parcel-news/:token', [followers.ParcelNewsPage, 'render'])
    .page({ by: 'anyone' })
    .as('answer_parcel_news')
  router
    .get('/track/:trackingNumber/card.png', [tracking.TrackingCards, 'show'])
    .page({ by: 'anyone' })
    .as('tracking_card')
    .use(middleware.branded({ card: true }))
})

pages('shipping', () => {
  router
    .get('/base/shipment/track', [tracking.TrackPage, 'render'])
    .page({ by: 'signedIn' })
    .as('track')
})

calls('shipping', () => {
  router
    .get('/shipment/:trackingNumber/track', [tracking.Tracking, 'show'])
    .call({ by: 'anyone', key: 'tracking:read' })
  router
    .post('/shipment/:trackingNumber/news', [followers.ParcelFollowers, 'store'])
    .call({ by: 'anyone' })
  // The link in our message says who asks: who follows a parcel has no account.
  router.put('/parcel_news/:token', [followers.ParcelNews, 'update']).call({ by: 'anyone' })
  router.delete('/parcel_news/:token', [followers.ParcelNews, 'destroy']).call({ by: 'anyone' })
})

calls('shipping', () => {
  router
    .put('/shipment/:id/reopen', [tracking.ShipmentReopenings, 'update'])
    .call({ by: 'bookAsStaff' })
    .as('reopenings.update')
}).where('id', number)
