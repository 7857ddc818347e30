import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { middleware } from '#start/kernel'
import { defineCalls, definePages } from '#start/route_groups'

const { tracking } = controllers.shipping
const { followers } = tracking

// On the host of a business with a published tracking page, that page answers instead.
definePages('shipping', () => {
  router
    .get('/track', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone', onShopDomain: true })
    .as('public_track')
  router
    .get('/track/:trackingNumber', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone', onShopDomain: true })
    .as('public_tracking')
  router
    .post('/track/:trackingNumber', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone', onShopDomain: true })
    .as('receiver_tracking')
}).use(middleware.branded())

definePages('shipping', () => {
  // Forms for visitors without JavaScript.
  router
    .post('/track/:trackingNumber/news', [followers.FollowPage, 'render'])
    .page({ by: 'anyone', onShopDomain: true })
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
    .page({ by: 'anyone', onShopDomain: true })
    .as('tracking_card')
    .use(middleware.branded({ card: true }))
  router
    .get('/base/shipment/track', [tracking.TrackPage, 'render'])
    .page({ by: 'signedIn' })
    .as('track')
})

defineCalls('shipping', 'Tracking and papers', () => {
  router.get('/shipment/:trackingNumber/track', [tracking.Tracking, 'show']).call({
    by: 'anyone',
    key: 'tracking:read',
    summary: 'Track a parcel',
    description:
      'Anyone who has the number may ask. The latest event comes first. `parcelState` is what has befallen the parcel beside its way: HELD, DELIVERY_FAILED, READY_FOR_COLLECTION, RETURNING, RETURNED, DAMAGED, LOST or WITHDRAWN (the courier has cancelled the shipment). `statusText` says it in a sentence, `statusNote` what the receiver does next. A return is never `delivered`, and `held` is also what no courier has taken yet.',
    failures: [422, 429],
  })
  router.post('/shipment/:trackingNumber/news', [followers.ParcelFollowers, 'store']).call({
    by: 'anyone',
    summary: 'Ask for news of a parcel',
    description:
      '`contact` is an e-mail address, which is written to once its owner has pressed the button in our mail, or the phone number that the parcel was booked for: SMS go to no other. Whether an address had asked before is not told.',
    failures: [404, 409, 422, 429],
  })
  // Followers have no account; the token in the link identifies them.
  router.put('/parcel_news/:token', [followers.ParcelNews, 'update']).call({
    by: 'anyone',
    summary: 'Where somebody says that they want news of a parcel',
    description: 'The token is in our message.',
    failures: [404],
  })
  router
    .delete('/parcel_news/:token', [followers.ParcelNews, 'destroy'])
    .call({ by: 'anyone', summary: 'Where somebody stops the news of a parcel', failures: [404] })
})

defineCalls('shipping', 'Booking staff', () => {
  router
    .put('/shipment/:id/reopen', [tracking.ShipmentReopenings, 'update'])
    .call({
      by: 'bookAsStaff',
      summary: 'Say that a parcel has not arrived where it was said to have',
      description:
        'Of one that is delivered or returned: it is with its courier again. What said so is put aside and does not count when it is told again; `putAside` of the shipment shows it to staff.',
      failures: [409],
    })
    .as('reopenings.update')
}).where('id', idParam)
