import { COUNTED_PAGES, type OperationGroup } from '#admin/developers/openapi/operation'

export const staffBookings: OperationGroup = {
  tag: 'Booking staff',
  description: 'What those who help customers may do with their shipments.',
  operations: {
    'api.shipping.voids.store': {
      mayAsk: true,
      summary: 'Take a paid shipment back',
      description: 'Its whole price returns, once, to the balance that it was paid from.',
      failures: [409],
    },
    'api.shipping.retries.update': {
      summary: 'Hand a shipment that the courier refused to it again',
      failures: [409],
    },
    'api.shipping.reopenings.update': {
      summary: 'Say that a parcel has not arrived where it was said to have',
      description:
        'Of one that is delivered or returned: it is with its courier again. What said so is put aside and does not count when it is told again; `putAside` of the shipment shows it to staff.',
      failures: [409],
    },
    'api.shipping.shipping_cost_types.index': {
      summary: 'List the names of additional payments',
    },
    'api.shipping.shipping_costs.store': {
      summary: 'Put an additional payment on the bill of a booking',
    },
    'api.shipping.shipping_costs.destroy': {
      summary: 'Take an additional payment off the bill of a booking',
      params: { key: { type: 'string', description: 'The name of the additional payment.' } },
    },
    'api.shipping.clearance_document_types.index': {
      summary: 'List the types of clearance documents',
    },
    'api.shipping.clearance_initiations.update': { summary: 'Mark clearances as initiated' },
    'api.shipping.clearance_uploads.store': {
      summary: 'Submit a clearance document',
      description: 'A PDF, as `multipart/form-data`.',
    },
    'api.shipping.clearance_files.show': {
      summary: 'Download a clearance document',
      file: 'application/pdf',
    },
  },
}

export const staffImports: OperationGroup = {
  tag: 'Imports',
  description: 'Parcels on their way to Nigeria, as staff follow them.',
  operations: {
    'api.shipping.import_history.index': {
      summary: 'List the imports between two days',
      description: 'Both days are included, as days in Lagos.',
    },
    'api.shipping.import_history.recent': { summary: 'List the latest imports' },
    'api.shipping.import_tracking.update': { summary: 'Write down where an import is' },
  },
}

export const staffByHand: OperationGroup = {
  tag: 'By hand',
  description:
    'Parcels of couriers that staff book themselves. Any other parcel answers 404; one that somebody else has dealt with in the meantime answers 409.',
  operations: {
    'api.shipping.courier_orders.index': {
      summary: 'List the orders to couriers that are not finished',
      description:
        'No courier knows a repeated order, so one whose answer was lost is looked for by its reference and never sent again by itself.',
    },
    'api.shipping.courier_orders.update': {
      summary: 'Decide on such an order',
      description:
        '`adopt` takes the `waybillNumber` that the courier has made; `ask` looks for it now; `book_again` orders it under another reference, and what the first order made is given back; `give_up` sets the parcel aside, for a retry or a void; `settle` says that a waybill nobody wants is settled with the courier.',
      failures: [404, 409],
    },
    'api.shipping.courier_papers.show': {
      summary: 'Download a file that a courier sent with its waybill',
      file: 'application/pdf',
    },
    'api.shipping.hand_bookings.update': {
      summary: 'Enter the waybill number of a parcel',
      description:
        'The parcel is booked then, and its sender gets the papers by mail. `packageWaybillNumbers` are those of its packages in their order, null where one has none of its own.',
      failures: [404, 409],
    },
    'api.shipping.hand_refusals.update': {
      summary: 'Say that the courier refuses a parcel',
      failures: [404, 409],
    },
    'api.shipping.hand_labels.store': {
      summary: 'Upload the label of the courier',
      description:
        'A PDF, PNG or JPEG of at most 5 MB, as `multipart/form-data`. It replaces our own waybill.',
      failures: [404, 409],
    },
    'api.shipping.hand_events.store': {
      summary: 'Write down what happened to a parcel',
      description:
        '`occurredAt` is a clock in Lagos, such as 2026-11-20T14:05. The same event of the same minute is one line of the tracking.',
      failures: [404, 409],
    },
    'api.shipping.hand_events.destroy': {
      summary: 'Withdraw what was written down by mistake',
      description: 'The moves that followed from it alone are taken back. Mails are not.',
      failures: [404, 409],
    },
  },
}

export const staffDiscounts: OperationGroup = {
  tag: 'Discounts',
  description: 'Gift codes, as staff keep them.',
  operations: {
    'api.shipping.discounts.index': { summary: 'Search gift codes' },
    'api.shipping.discounts.store': { summary: 'Make a gift code' },
    'api.shipping.discounts.show': { summary: 'Read a gift code' },
    'api.shipping.discounts.update': {
      summary: 'Change a gift code',
      description:
        '`version` is the one that was read: when somebody else was quicker, the answer is 409. Bills that the code is on stay as they are.',
      failures: [409],
    },
    'api.shipping.discounts.deactivate': {
      summary: 'Let nobody apply a gift code any longer',
      description: 'Whoever has it on a bill already keeps it there.',
    },
    'api.shipping.discounts.activate': { summary: 'Let a gift code be applied again' },
    'api.shipping.discount_uses.index': {
      summary: 'List the uses of a gift code',
      description: `RESERVED on an unpaid bill, USED on a paid one, FREED when it came off again. ${COUNTED_PAGES}`,
    },
  },
}
