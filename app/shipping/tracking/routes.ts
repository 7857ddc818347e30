import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { middleware } from '#start/kernel'
import { defineCalls, definePages } from '#start/route_groups'

const { tracking } = controllers.shipping
const { subscriptions } = tracking

// On a business's own host, its published tracking page is sent instead.
definePages('shipping', () => {
  router
    .get('/track', [tracking.PublicTrackingPage, 'render'])
    .page({ by: 'anyone', isCacheable: true, onShopDomain: true })
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
  // Pages with forms for visitors without JavaScript.
  router
    .post('/track/:trackingNumber/news', [subscriptions.SubscribePage, 'render'])
    .page({ by: 'anyone', onShopDomain: true })
    .as('follow_parcel')
  router
    .get('/parcel-news/:token', [subscriptions.SubscriptionPage, 'render'])
    .page({ by: 'anyone' })
    .as('parcel_news')
  router
    .post('/parcel-news/:token', [subscriptions.SubscriptionPage, 'render'])
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

defineCalls('shipping', 'Tracking and documents', () => {
  router.get('/shipment/:trackingNumber/track', [tracking.Tracking, 'show']).call({
    id: 'trackShipment',
    by: 'anyone',
    scope: 'tracking:read',
    summary: 'Track a parcel',
    description:
      'Open to anyone who has the tracking number. Returns the latest event first. `parcelState` is an exception: HELD, DELIVERY_FAILED, READY_FOR_COLLECTION, RETURNING, RETURNED, DAMAGED, LOST or WITHDRAWN (the courier has cancelled the shipment). `statusText` describes the state in a sentence, and `statusNote` tells the receiver what to do. A return is never `delivered`. `held` is true for HELD, and for a parcel that the courier did not accept.',
    failures: [422, 429],
  })
  router
    .post('/shipment/:trackingNumber/news', [subscriptions.TrackingSubscriptions, 'store'])
    .call({
      id: 'followParcel',
      by: 'anyone',
      summary: 'Subscribe to updates about a parcel',
      description:
        '`contact` is an e-mail address or the phone number of the booking. An e-mail address must be confirmed with the button in our e-mail. SMS go only to the phone number of the booking. The response does not reveal whether an address was already subscribed.',
      failures: [404, 409, 422, 429],
    })
    .as('parcel_followers.store')
  // Subscribers have no account; the token in the link identifies them.
  router
    .put('/parcel_news/:token', [subscriptions.SubscriptionLinks, 'update'])
    .call({
      id: 'confirmParcelFollower',
      by: 'anyone',
      summary: 'Confirm a subscription to a parcel',
      description: '`token` is the last part of the link in our confirmation e-mail.',
      failures: [404],
    })
    .as('parcel_news.update')
  router
    .delete('/parcel_news/:token', [subscriptions.SubscriptionLinks, 'destroy'])
    .call({
      id: 'unfollowParcel',
      by: 'anyone',
      summary: 'Unsubscribe from updates about a parcel',
      failures: [404],
    })
    .as('parcel_news.destroy')
})

defineCalls('shipping', 'Staff bookings', () => {
  router
    .put('/shipment/:id/reopen', [tracking.ShipmentReopenings, 'update'])
    .call({
      id: 'reopenShipment',
      by: 'bookAsStaff',
      summary: 'Reopen a delivered or returned parcel',
      description:
        'For a parcel that was reported as delivered or returned but did not arrive. The parcel is in transit again. The wrong events are set aside, and ignored if the courier reports them again. Staff see them in `putAside` of the shipment.',
      failures: [409],
    })
    .as('reopenings.update')
}).where('id', idParam)
