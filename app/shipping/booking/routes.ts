import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { parcel, parcelWith } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { booking } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/shipment/book', [booking.BookPage, 'render'])
    .page({ by: 'signedIn' })
    .as('book')
  router
    .get('/base/shipment/booked/:trackingNumber', [booking.BookedPage, 'render'])
    .page({ by: 'signedIn', shows: ({ params }) => parcel(params.trackingNumber) })
    .as('booked')
  router
    .get('/base/shipment/history/:id/complete', [booking.CompletionPage, 'render'])
    .page({ by: 'signedIn', shows: parcelWith('id') })
    .as('completion')
})
  .where('id', number)
  .where('trackingNumber', number)

pages('shipping', () => {
  router
    .get('/base/import/history/:id/complete', [booking.ImportCompletionPage, 'render'])
    .page({ by: 'openConsole', shows: parcelWith('id') })
    .as('import_completion')
}).where('id', number)

calls('shipping', () => {
  router
    .post('/shipment/check_rate', [booking.Quotes, 'store'])
    .call({ by: 'signedIn', team: 'nothing', key: 'rates:read' })
  router
    .post('/shipment', [booking.Shipments, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write', once: 'money' })
  router
    .get('/shipment/:id/detail', [booking.Shipments, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: parcelWith('id') })
  router
    .get('/shipment/incomplete', [booking.IncompleteBookings, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .get('/shipment/:id/incomplete/detail', [booking.IncompleteBookings, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: parcelWith('id') })
  router
    .delete('/shipment/:id/cancelBooking', [booking.Bookings, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .get('/shipment/addresses', [booking.Addresses, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .get('/shipment/item_category/all', [booking.ItemCategories, 'index'])
    .call({ by: 'signedIn', key: 'rates:read' })
  router
    .get('/shipment/signatureServiceFee', [booking.SignatureFees, 'show'])
    .call({ by: 'signedIn', key: 'rates:read' })
    .as('signature_fee.show')
  router
    .get('/shipment/dropOffLocations', [booking.DropOffLocations, 'index'])
    .call({ by: 'signedIn', key: 'rates:read' })
  router
    .get('/config/dangerous_goods', [booking.DangerousGoods, 'index'])
    .call({ by: 'signedIn', key: 'rates:read' })
}).where('id', number)

calls('shipping', () => {
  router
    .get('/shipment/shippingBoxes', [booking.ShippingBoxes, 'index'])
    .call({ by: 'bookAsStaff' })
})
