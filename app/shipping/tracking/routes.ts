import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'
import { calls, pages } from '#start/route_groups'

const { tracking } = controllers.shipping

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

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/track', [tracking.TrackPage, 'render']).as('track')
})

calls('shipping', 'anyone', () => {
  router.get('/shipment/:trackingNumber/track', [tracking.Tracking, 'show'])
})

calls('shipping', 'bookAsStaff', () => {
  router
    .put('/shipment/:id/reopen', [tracking.ShipmentReopenings, 'update'])
    .as('reopenings.update')
}).where('id', number)
