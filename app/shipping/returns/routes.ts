import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { shipmentReadBy, describeShipmentRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { returns } = controllers.shipping

const RETURN_EXAMPLE = { kind: 'return', reason: 'Damaged', pickup: true }

definePages('shipping', () => {
  router
    .get('/base/returns', [returns.ReturnsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('returns')
  router
    .get('/base/returns/:id', [returns.ReturnPage, 'render'])
    .page({ by: 'signedIn', shows: shipmentReadBy('return') })
    .as('return')
  router
    .get('/base/shipments/:trackingNumber/return', [returns.ReturnShipmentPage, 'render'])
    .page({ by: 'signedIn', shows: ({ params }) => describeShipmentRead(params.trackingNumber) })
    .as('return_shipment')
})
  .where('id', idParam)
  .where('trackingNumber', idParam)

defineCalls('shipping', 'Returns', () => {
  router.get('/shipment/:id/return', [returns.ShipmentReturns, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    shows: shipmentReadBy('id'),
    summary: 'Read what can go back of a shipment',
    description:
      '`packages[].items[].left` is what nobody has asked back yet. `against` says why nothing can go back, and is null where something can. `reasons` are those that a return may name.',
  })
  router.post('/shipment/:id/return', [returns.ShipmentReturns, 'store']).call({
    by: 'signedIn',
    team: 'pay',
    key: 'wallet:pay',
    once: 'money',
    summary: 'Book and pay a return',
    description:
      'From the receiver to the sender, paid from your wallet. Without `packages` all that is left goes back; a package weighs what it weighed unless you say `weight`. An `exchange` books the same goods to the receiver once more: both shipments are booked and paid, or neither. `back.courier` and `again.courier` are a courier, `cheapest` (unless told) or `fastest`. With `amount` nothing is booked at another price. The receiver gets the label by e-mail. Staff ask the sender of somebody else’s shipment instead.',
    example: RETURN_EXAMPLE,
    status: 201,
    failures: [402, 409],
  })
  router.post('/shipment/:id/return/price', [returns.ReturnPrices, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    key: 'rates:read',
    summary: 'Price a return',
    description:
      'Buys nothing. `back` is the way to the sender, with each courier that can take it today, the cheapest first; `again` the way of an exchange to the receiver. Name the `quoteId` of each when you book.',
    example: RETURN_EXAMPLE,
    failures: [409],
  })
  router.get('/returns', [returns.Returns, 'index']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'List your returns',
    description: '`state` narrows it: what waits for you, what is approved, and so on.',
  })
  router.get('/returns/:id', [returns.Returns, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    shows: shipmentReadBy('return'),
    summary: 'Read a return',
  })
  router.post('/returns/:id/price', [returns.ReturnPrices, 'update']).call({
    by: 'signedIn',
    team: 'nothing',
    key: 'rates:read',
    summary: 'Price a return that waits',
    description: 'As `POST /shipment/{id}/return/price`, for what was asked.',
    failures: [409],
  })
  router.post('/returns/:id/approve', [returns.ReturnDecisions, 'approve']).call({
    by: 'signedIn',
    team: 'pay',
    key: 'wallet:pay',
    once: 'money',
    summary: 'Approve a return',
    description:
      'Books and pays it as `POST /shipment/{id}/return` does. Approving again answers the same and pays nothing.',
    failures: [402, 409],
  })
  router.post('/returns/:id/refuse', [returns.ReturnDecisions, 'refuse']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Refuse a return',
    description:
      'The receiver who asked for it is told the reason. The goods may be asked back again.',
    failures: [409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Refunds of returns', () => {
  router.post('/returns/:id/fault', [returns.ReturnFaults, 'store']).call({
    by: 'bookAsStaff',
    summary: 'Refund a return that its courier caused',
    description:
      'Once, after it was delivered back: what it cost returns to the balance that paid, and what the first shipment cost as well where staff have set so.',
    mayAsk: true,
    failures: [409],
  })
}).where('id', idParam)
