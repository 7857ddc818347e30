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
    .page({ by: 'signedIn', auditedRead: shipmentReadBy('return') })
    .as('return')
  router
    .get('/base/shipments/:trackingNumber/return', [returns.ReturnShipmentPage, 'render'])
    .page({
      by: 'signedIn',
      auditedRead: ({ params }) => describeShipmentRead(params.trackingNumber),
    })
    .as('return_shipment')
})
  .where('id', idParam)
  .where('trackingNumber', idParam)

defineCalls('shipping', 'Returns', () => {
  router.get('/shipment/:id/return', [returns.ShipmentReturns, 'show']).call({
    id: 'getReturnOptions',
    by: 'signedIn',
    scope: 'shipments:read',
    auditedRead: shipmentReadBy('id'),
    summary: 'Get the returnable items of a shipment',
    description:
      '`packages[].items[].left` is the quantity that can still be returned. `against` says why nothing can be returned, or is null. `reasons` lists the reasons from which you can choose.',
  })
  router.post('/shipment/:id/return', [returns.ShipmentReturns, 'store']).call({
    id: 'createReturn',
    by: 'signedIn',
    team: 'pay',
    scope: 'wallet:pay',
    idempotency: 'money',
    summary: 'Book and pay for a return',
    description:
      'The return goes from the receiver to the sender and is paid from your wallet. Without `packages`, everything that is left is returned. `weight` overrides the weight of a package. An `exchange` also ships the same goods to the receiver again. Either both shipments are booked and paid, or neither. `back.courier` and `again.courier` are a courier, `cheapest` (default) or `fastest`. `amount` is the total in naira that you have seen: if it has changed, nothing is booked. The receiver gets the label by e-mail. For another sender’s shipment, staff request the return from that sender.',
    example: RETURN_EXAMPLE,
    status: 201,
    failures: [402, 409],
  })
  router.post('/shipment/:id/return/price', [returns.ReturnPrices, 'store']).call({
    id: 'priceReturn',
    by: 'signedIn',
    team: 'nothing',
    scope: 'rates:read',
    summary: 'Price a return',
    description:
      'Buys nothing. `back` is the shipment to the sender with each courier available today, cheapest first; `again` is the second shipment of an exchange. Send the `quoteId` of each when you book.',
    example: RETURN_EXAMPLE,
    failures: [409],
  })
  router.get('/returns', [returns.Returns, 'index']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    summary: 'List your returns',
    description:
      'Filter by `state`: `waiting` for your decision, `approved`, `underway`, `done` or `refused`.',
  })
  router.get('/returns/:id', [returns.Returns, 'show']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    auditedRead: shipmentReadBy('return'),
    summary: 'Get a return',
  })
  router.post('/returns/:id/price', [returns.ReturnPrices, 'update']).call({
    id: 'repriceReturn',
    by: 'signedIn',
    team: 'nothing',
    scope: 'rates:read',
    summary: 'Price a requested return',
    description: 'Like `POST /shipment/{id}/return/price`, for the requested items.',
    failures: [409],
  })
  router.post('/returns/:id/approve', [returns.ReturnDecisions, 'approve']).call({
    by: 'signedIn',
    team: 'pay',
    scope: 'wallet:pay',
    idempotency: 'money',
    summary: 'Approve a return',
    description:
      'Books and pays for the return like `POST /shipment/{id}/return`. Repeated calls return the same response and do not pay again.',
    failures: [402, 409],
  })
  router.post('/returns/:id/refuse', [returns.ReturnDecisions, 'refuse']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Refuse a return',
    description:
      'If the receiver requested the return, they get the reason by e-mail. The goods can be requested again.',
    failures: [409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Return refunds', () => {
  router.post('/returns/:id/fault', [returns.ReturnFaults, 'store']).call({
    by: 'bookAsStaff',
    summary: 'Refund a return that its courier caused',
    description:
      'A return can be refunded once, after it was delivered. Refunds the cost of the return to the balance that paid, and the cost of the original shipment if the settings say so.',
    mayNeedApproval: true,
    failures: [409],
  })
}).where('id', idParam)
