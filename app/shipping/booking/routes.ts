import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeShipmentRead, shipmentReadBy } from '#shared/audit/audited_reads'
import { SUBMISSION_EXAMPLE, BOOKING_EXAMPLE } from '#shipping/booking/api_reference_examples'
import { defineCalls, definePages } from '#start/route_groups'

const { booking } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/shipment/book', [booking.BookPage, 'render'])
    .page({ by: 'signedIn' })
    .as('book')
  router
    .get('/base/shipment/booked/:trackingNumber', [booking.BookedPage, 'render'])
    .page({
      by: 'signedIn',
      auditedRead: ({ params }) => describeShipmentRead(params.trackingNumber),
    })
    .as('booked')
  router
    .get('/base/shipment/history/:id/complete', [booking.CompletionPage, 'render'])
    .page({ by: 'signedIn', auditedRead: shipmentReadBy('id') })
    .as('completion')
})
  .where('id', idParam)
  .where('trackingNumber', idParam)

definePages('shipping', () => {
  router
    .get('/base/import/history/:id/complete', [booking.ImportCompletionPage, 'render'])
    .page({ by: 'openConsole', auditedRead: shipmentReadBy('id') })
    .as('import_completion')
}).where('id', idParam)

defineCalls('shipping', 'Shipments', () => {
  router.post('/shipment/check_rate', [booking.Quotes, 'store']).call({
    id: 'getQuote',
    by: 'signedIn',
    team: 'nothing',
    scope: 'rates:read',
    tag: 'Rates',
    summary: 'Get a binding quote for a shipment',
    description:
      'Returns the offers, cheapest first, each with its charges and explanation. Book with the `quoteId` before `expiresAt` to pay that price. `advice` lists up to three ways to pay less, largest saving first. `insteadOf` is the courier that they are compared with: `preferredCourier`, or the cheapest courier if none is sent. `total` is an exact price: the shipment with the fields of `change` costs that much until prices change. `items` and `indexes` count packages from 1. `mergedItems` are items to pack as one package of the given size. With `shipments`, the packages travel as two shipments, and `total` is the price of both. Change weights and sizes only if the parcel itself changes. `reference` and `metadata` are returned, and a booking with the `quoteId` takes them over unless it sends its own.',
    example: SUBMISSION_EXAMPLE,
  })
  router.post('/shipment', [booking.Shipments, 'store']).call({
    id: 'bookShipment',
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    showsOnlyInput: true,
    idempotency: 'money',
    summary: 'Book a shipment',
    description:
      'Set `preferredCourier` to a courier, `cheapest` or `fastest`. Without `pay`, the booking is unpaid. With `pay`, the shipment is booked and paid in one step: if it cannot be paid, it is not booked. An API key needs the scope `wallet:pay` for that. The response then waits up to ten seconds for the courier, and `label` is the address of the label. If the courier takes longer, `label` is null and the event `shipment.label_ready` follows. With `id` or `editShipmentId`, the call updates an unpaid booking. `reference` and `metadata` are your own data. `reference` is a text of at most 50 characters and need not be unique. `metadata` has up to 20 keys of 1 to 40 characters. Its values are texts of up to 500 characters; numbers and booleans are refused. An empty value removes its key. Both are returned wherever the shipment is read: in lists, the CSV and webhooks. An update that omits them keeps them. A return copies them from its shipment. `requoted` is true if the quote had expired or was not for exactly this shipment, so the price was calculated again. With `pay`, the call returns 409 instead.',
    example: BOOKING_EXAMPLE,
    status: 201,
    failures: [402, 409],
  })
  router.get('/shipment/:id/detail', [booking.Shipments, 'show']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    auditedRead: shipmentReadBy('id'),
    summary: 'Get a shipment',
  })
  router
    .get('/shipment/incomplete', [booking.IncompleteBookings, 'index'])
    .call({ by: 'signedIn', scope: 'shipments:read', summary: 'List unpaid bookings' })
  router.get('/shipment/:id/incomplete/detail', [booking.IncompleteBookings, 'show']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    auditedRead: shipmentReadBy('id'),
    summary: 'Get an unpaid booking',
  })
  router.delete('/shipment/:id/cancelBooking', [booking.Bookings, 'destroy']).call({
    id: 'cancelBooking',
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Cancel an unpaid booking',
  })
  router.get('/shipment/addresses', [booking.Addresses, 'index']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    summary: 'List saved addresses',
  })
  router.get('/shipment/item_category/all', [booking.ItemCategories, 'index']).call({
    by: 'signedIn',
    scope: 'rates:read',
    tag: 'Reference data',
    summary: 'List item categories',
  })
  router
    .get('/shipment/signatureServiceFee', [booking.SignatureFees, 'show'])
    .call({
      by: 'signedIn',
      scope: 'rates:read',
      tag: 'Reference data',
      summary: 'Get the fee for a signature on delivery',
      description: 'Negative if the service is not available.',
    })
    .as('signature_fee.show')
  router.get('/shipment/dropOffLocations', [booking.DropOffLocations, 'index']).call({
    by: 'signedIn',
    scope: 'rates:read',
    tag: 'Reference data',
    summary: 'List drop-off locations',
  })
  router.get('/config/dangerous_goods', [booking.DangerousGoods, 'index']).call({
    by: 'signedIn',
    scope: 'rates:read',
    tag: 'Reference data',
    summary: 'List the words that are not allowed in a description',
  })
}).where('id', idParam)

defineCalls('shipping', 'Reference data', () => {
  router
    .get('/shipment/shippingBoxes', [booking.ShippingBoxes, 'index'])
    .call({ by: 'bookAsStaff', summary: 'List express boxes' })
})
