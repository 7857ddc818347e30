import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeShipmentRead, shipmentReadBy } from '#shared/audit/audited_reads'
import { SUBMISSION_EXAMPLE, BOOKING_EXAMPLE } from '#shipping/booking/reference_examples'
import { defineCalls, definePages } from '#start/route_groups'

const { booking } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/shipment/book', [booking.BookPage, 'render'])
    .page({ by: 'signedIn' })
    .as('book')
  router
    .get('/base/shipment/booked/:trackingNumber', [booking.BookedPage, 'render'])
    .page({ by: 'signedIn', shows: ({ params }) => describeShipmentRead(params.trackingNumber) })
    .as('booked')
  router
    .get('/base/shipment/history/:id/complete', [booking.CompletionPage, 'render'])
    .page({ by: 'signedIn', shows: shipmentReadBy('id') })
    .as('completion')
})
  .where('id', idParam)
  .where('trackingNumber', idParam)

definePages('shipping', () => {
  router
    .get('/base/import/history/:id/complete', [booking.ImportCompletionPage, 'render'])
    .page({ by: 'openConsole', shows: shipmentReadBy('id') })
    .as('import_completion')
}).where('id', idParam)

defineCalls('shipping', 'Shipments', () => {
  router.post('/shipment/check_rate', [booking.Quotes, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    key: 'rates:read',
    tag: 'Rates',
    summary: 'Get a binding quote for a shipment',
    description:
      'The offers, cheapest first, each with its charges and its explanation. Book with the `quoteId` before `expiresAt` to pay that price. `advice` has at most three ways to pay less, the most saved first, compared with `preferredCourier`, or with the cheapest courier where none is sent (`insteadOf`). Each was priced like any quote: the shipment with the fields of `change` costs exactly its `total`, as long as prices stay as they are. `items` and `indexes` count packages from 1; `mergedItems` are to be packed as one package of that size; with `shipments` the packages go as two shipments, and `total` is what both cost. Weights and sizes are facts: change them only where the parcel changes. `reference` and `metadata` are checked, and kept with a booking alone.',
    example: SUBMISSION_EXAMPLE,
  })
  router.post('/shipment', [booking.Shipments, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    once: 'money',
    summary: 'Book a shipment',
    description:
      'With the courier of your choice in `preferredCourier`, or `cheapest` or `fastest` to leave the choice to us. It is unpaid at first. With `pay` it is paid in the same step: what cannot be paid is not booked, and the answer waits up to ten seconds for the courier, so that `label` is the address of the label; otherwise `label` is null and `shipment.label_ready` follows. A key needs `wallet:pay` for that. With `id` or `editShipmentId` an unpaid booking is changed in place. `reference` and `metadata` are yours: a text of at most 50 characters that need not be unique, and up to 20 keys of 1 to 40 characters with texts of up to 500 (numbers and booleans are refused, an empty value leaves its key out). They come back wherever the shipment is read, in lists, the CSV and webhooks; where a later submission leaves them out they stay, and a return has those of its shipment. `requoted` says that the quote had expired and the price was worked out anew; with `pay` an expired quote is a 409 instead.',
    example: BOOKING_EXAMPLE,
    status: 201,
    failures: [402, 409],
  })
  router.get('/shipment/:id/detail', [booking.Shipments, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    shows: shipmentReadBy('id'),
    summary: 'Read a shipment',
  })
  router
    .get('/shipment/incomplete', [booking.IncompleteBookings, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read', summary: 'List the bookings that are not paid' })
  router.get('/shipment/:id/incomplete/detail', [booking.IncompleteBookings, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    shows: shipmentReadBy('id'),
    summary: 'Read a booking that is not paid',
  })
  router.delete('/shipment/:id/cancelBooking', [booking.Bookings, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Cancel a booking that is not paid',
  })
  router
    .get('/shipment/addresses', [booking.Addresses, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read', summary: 'Read the address book' })
  router.get('/shipment/item_category/all', [booking.ItemCategories, 'index']).call({
    by: 'signedIn',
    key: 'rates:read',
    tag: 'Places and lists',
    summary: 'List the categories of items',
  })
  router
    .get('/shipment/signatureServiceFee', [booking.SignatureFees, 'show'])
    .call({
      by: 'signedIn',
      key: 'rates:read',
      tag: 'Places and lists',
      summary: 'Read the fee for a signature on delivery',
      description: 'Negative when the service is not available.',
    })
    .as('signature_fee.show')
  router.get('/shipment/dropOffLocations', [booking.DropOffLocations, 'index']).call({
    by: 'signedIn',
    key: 'rates:read',
    tag: 'Places and lists',
    summary: 'List the offices that take parcels over the counter',
  })
  router.get('/config/dangerous_goods', [booking.DangerousGoods, 'index']).call({
    by: 'signedIn',
    key: 'rates:read',
    tag: 'Places and lists',
    summary: 'List the words that are not allowed in a description',
  })
}).where('id', idParam)

defineCalls('shipping', 'Places and lists', () => {
  router
    .get('/shipment/shippingBoxes', [booking.ShippingBoxes, 'index'])
    .call({ by: 'bookAsStaff', summary: 'List the express boxes' })
})
