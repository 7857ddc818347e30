import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'
import { calls, pages } from '#start/route_groups'

const { tracking } = controllers.shipping
const { followers } = tracking

// On the host of a business that has published its page, that page answers instead.
pages('shipping', 'anyone', () => {
  router.get('/track', [tracking.PublicTrackingPage, 'render']).as('public_track')
  router
    .get('/track/:trackingNumber', [tracking.PublicTrackingPage, 'render'])
    .as('public_tracking')
  router
    .post('/track/:trackingNumber', [tracking.PublicTrackingPage, 'render'])
    .as('receiver_tracking')
}).use(middleware.branded())

pages('shipping', 'anyone', () => {
  // Without any script: what the calls below do for a page that has one (decision 0046).
  router.post('/track/:trackingNumber/news', [followers.FollowPage, 'render']).as('follow_parcel')
  router.get('/parcel-news/:token', [followers.ParcelNewsPage, 'render']).as('parcel_news')
  router.post('/parcel-news/:token', [followers.ParcelNewsPage, 'render']).as('answer_parcel_news')
  router
    .get('/track/:trackingNumber/card.png', [tracking.TrackingCards, 'show'])
    .as('tracking_card')
    .use(middleware.branded({ card: true }))
})

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/track', [tracking.TrackPage, 'render']).as('track')
})

calls('shipping', 'anyone', () => {
  router.get('/shipment/:trackingNumber/track', [tracking.Tracking, 'show'])
  router.post('/shipment/:trackingNumber/news', [followers.ParcelFollowers, 'store'])
  // The link in our message says who asks: who follows a parcel has no account.
  router.put('/parcel_news/:token', [followers.ParcelNews, 'update'])
  router.delete('/parcel_news/:token', [followers.ParcelNews, 'destroy'])
})

calls('shipping', 'bookAsStaff', () => {
  router
    .put('/shipment/:id/reopen', [tracking.ShipmentReopenings, 'update'])
    .as('reopenings.update')
}).where('id', number)
