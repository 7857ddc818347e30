import type { OperationGroup } from '#admin/developers/openapi/operation'

const ASKED = { kind: 'return', reason: 'Damaged', pickup: true }

export const returns: OperationGroup = {
  tag: 'Returns',
  description:
    'A delivered parcel goes back to its sender, or a part of it: a shipment of its own, which names the first.',
  operations: {
    'api.shipping.shipment_returns.show': {
      summary: 'Read what can go back of a shipment',
      description:
        '`packages[].items[].left` is what nobody has asked back yet. `against` says why nothing can go back, and is null where something can. `reasons` are those that a return may name.',
    },
    'api.shipping.return_prices.store': {
      summary: 'Price a return',
      description:
        'Buys nothing. `back` is the way to the sender, with each courier that can take it today, the cheapest first; `again` the way of an exchange to the receiver. Name the `quoteId` of each when you book.',
      example: ASKED,
      failures: [409],
    },
    'api.shipping.shipment_returns.store': {
      summary: 'Book and pay a return',
      description:
        'From the receiver to the sender, paid from your wallet. Without `packages` all that is left goes back; a package weighs what it weighed unless you say `weight`. An `exchange` books the same goods to the receiver once more: both shipments are booked and paid, or neither. `back.courier` and `again.courier` are a courier, `cheapest` (unless told) or `fastest`. With `amount` nothing is booked at another price. The receiver gets the label by e-mail. Staff ask the sender of somebody else’s shipment instead.',
      example: ASKED,
      status: 201,
      failures: [402, 409],
    },
    'api.shipping.returns.index': {
      summary: 'List your returns',
      description: '`state` narrows it: what waits for you, what is approved, and so on.',
    },
    'api.shipping.returns.show': { summary: 'Read a return' },
    'api.shipping.return_prices.update': {
      summary: 'Price a return that waits',
      description: 'As `POST /shipment/{id}/return/price`, for what was asked.',
      failures: [409],
    },
    'api.shipping.return_decisions.approve': {
      summary: 'Approve a return',
      description:
        'Books and pays it as `POST /shipment/{id}/return` does. Approving again answers the same and pays nothing.',
      failures: [402, 409],
    },
    'api.shipping.return_decisions.refuse': {
      summary: 'Refuse a return',
      description:
        'The receiver who asked for it is told the reason. The goods may be asked back again.',
      failures: [409],
    },
    'api.branding.return_rules.show': { summary: 'Read what your receivers may send back' },
    'api.branding.return_rules.update': {
      summary: 'Say what your receivers may send back',
      description:
        'Receivers ask on your published tracking page until `windowDays` days after the delivery are over in Lagos. Without `needsApproval` a return is booked at once with the cheapest courier, from your wallet.',
      example: {
        ...{ forReceivers: true, reasons: ['Too small', 'Damaged'], windowDays: 14 },
        ...{ needsApproval: true, exchanges: false, handOver: 'either' },
      },
      failures: [409],
    },
    'api.branding.return_requests.store': {
      summary: 'Ask for a return, as the receiver',
      description:
        'Of a parcel whose business allows it, ten times a day. `key` is what the link in our messages to the receiver has as `k`.',
      status: 201,
      failures: [403, 404, 409, 429],
    },
  },
}
