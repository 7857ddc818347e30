import {
  COUNTED_PAGES,
  type OperationGroup,
  SEARCHED_PAGES,
} from '#admin/developers/openapi/operation'

export const staffBookings: OperationGroup = {
  tag: 'Booking staff',
  description: 'What those who help customers may do with their shipments.',
  operations: {
    'api.shipping.voids.store': {
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

export const staffPeople: OperationGroup = {
  tag: 'People',
  description: 'Accounts, as staff manage them.',
  operations: {
    'api.identity.people.index': { summary: 'Search people', description: SEARCHED_PAGES },
    'api.identity.people.create': { summary: 'Read what the form of a new person chooses from' },
    'api.identity.people.store': {
      summary: 'Add a person',
      description: 'They get an e-mail to choose a password.',
    },
    'api.identity.people.show': { summary: 'Read a person' },
    'api.identity.people.edit': { summary: 'Read a person for editing' },
    'api.identity.people.update': { summary: 'Change a person' },
    'api.identity.people.block': {
      summary: 'Block a person',
      description: 'Their sessions and tokens end at once.',
    },
    'api.identity.person_erasures.store': {
      summary: 'Erase the account and the data of a person who asked for it',
      description:
        'With your own password. Refused, like the call of the person, while something is open.',
      example: { password: 'Sendam#2026', reason: 'Letter of 20 November' },
      failures: [409],
    },
    'api.identity.people.unblock': { summary: 'Let a blocked person sign in again' },
    'api.wallet.user_wallets.index': {
      summary: 'List the wallets, or find one by the name or e-mail address of its owner',
    },
    'api.wallet.user_wallets.show': {
      summary: 'Read a wallet of a person',
      description:
        'With `walletId` that one; otherwise the one that they pay from when they sign in.',
      failures: [404],
    },
    'api.wallet.user_wallets.list': {
      summary: 'List the wallets of a person',
      description: 'Their own, and those of the businesses that they belong to.',
      failures: [404],
    },
    'api.wallet.user_wallets.transactions': {
      summary: 'List the latest transactions of a person',
    },
    'api.wallet.operations.store': {
      summary: 'Credit or debit the wallet of a person',
      description: 'Nobody can credit their own wallet. What was done is in the audit log.',
      failures: [402, 403, 404],
    },
    'api.wallet.payments_for_attention.index': {
      summary: 'List the money that came and was not what was asked for',
    },
    'api.wallet.payments_for_attention.update': {
      summary: 'Say what becomes of such money',
      description:
        'With `credit` it goes into a wallet: that of `username`, or of whoever was asked for it. Without, it was sent back or settled in another way. Nobody can credit their own wallet, and what was done stands in the audit log.',
      failures: [403, 404, 409],
    },
    'api.wallet.stray_notes.index': {
      summary:
        'List the payments and transfers that a payment company told of and that are none of ours',
    },
    'api.wallet.stray_notes.update': {
      summary: 'Say what such a payment or transfer was',
      description: 'It leaves the list. What was said is in the audit log.',
      failures: [404, 409],
    },
    'api.wallet.bvn_reviews.index': {
      summary: 'List the BVNs whose name is not that of the account',
    },
    'api.wallet.bvn_reviews.update': {
      summary: 'Say whether the two names are one person’s',
      description:
        'With `accepted` the person counts as verified. They are told by mail, with the `reason` where it is rejected. Nobody decides about their own.',
      failures: [403, 404, 409],
    },
    'api.shipping.waybill_returns.index': {
      summary: 'List the waybills of voided shipments that a courier has not taken back',
    },
    'api.shipping.waybill_returns.update': {
      summary: 'Say that such a waybill is settled with the courier',
      description:
        'The `id` is that of the shipment. What was done is in the audit log. A courier that only did not answer is asked again every hour by itself.',
      failures: [404],
    },
  },
}
