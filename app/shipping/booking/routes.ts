import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { booking } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/book', [booking.BookPage, 'render']).as('book')
  router.get('/base/shipment/booked/:trackingNumber', [booking.BookedPage, 'render']).as('booked')
  router
    .get('/base/shipment/history/:id/complete', [booking.CompletionPage, 'render'])
    .as('completion')
})
  .where('id', number)
  .where('trackingNumber', number)

pages('shipping', 'openConsole', () => {
  router
    .get('/base/import/history/:id/complete', [booking.ImportCompletionPage, 'render'])
    .as('import_completion')
}).where('id', number)

calls('shipping', 'signedIn', () => {
  router.post('/shipment/check_rate', [booking.Quotes, 'store'])
  router.post('/shipment', [booking.Shipments, 'store'])
  router.get('/shipment/:id/detail', [booking.Shipments, 'show'])
  router.get('/shipment/incomplete', [booking.IncompleteBookings, 'index'])
  router.get('/shipment/:id/incomplete/detail', [booking.IncompleteBookings, 'show'])
  router.delete('/shipment/:id/cancelBooking', [booking.Bookings, 'destroy'])
  router.get('/shipment/addresses', [booking.Addresses, 'index'])
  router.get('/shipment/item_category/all', [booking.ItemCategories, 'index'])
  router
    .get('/shipment/signatureServiceFee', [booking.SignatureFees, 'show'])
    .as('signature_fee.show')
  router.get('/shipment/dropOffLocations', [booking.DropOffLocations, 'index'])
  router.get('/config/dangerous_goods', [booking.DangerousGoods, 'index'])
}).where('id', number)

calls('shipping', 'bookAsStaff', () => {
  router.get('/shipment/shippingBoxes', [booking.ShippingBoxes, 'index'])
})
