import { BOOKING, RATE_QUESTION, SUBMISSION } from '#admin/developers/openapi/examples'
import type { OperationGroup } from '#admin/developers/openapi/operation'

export const rates: OperationGroup = {
  tag: 'Rates',
  description: 'What a parcel would cost, and why.',
  operations: {
    'api.shipping.rate_quotes.store': {
      summary: 'Ask what a parcel would cost',
      description:
        'Anyone may ask; who is signed in gets the rates of their organization. The price can still change. For a price that holds, send the whole shipment to `POST /shipment/check_rate`. `advice` has at most three changes of weight or size that make the cheapest courier cheaper, the most saved first; ask again with the fields of `change` to get exactly that `total`.',
      example: RATE_QUESTION,
      failures: [429],
    },
    'api.shipping.quotes.store': {
      summary: 'Get a binding quote for a shipment',
      description:
        'The offers, cheapest first, each with its charges and its explanation. Book with the `quoteId` before `expiresAt` to pay that price. `advice` has at most three ways to pay less, the most saved first, compared with `preferredCourier`, or with the cheapest courier where none is sent (`insteadOf`). Each was priced like any quote: the shipment with the fields of `change` costs exactly its `total`, as long as prices stay as they are. `items` and `indexes` count packages from 1; `mergedItems` are to be packed as one package of that size; with `shipments` the packages go as two shipments, and `total` is what both cost. Weights and sizes are facts: change them only where the parcel changes. `reference` and `metadata` are checked, and kept with a booking alone.',
      example: SUBMISSION,
    },
  },
}

const BALANCES = {
  balance: { type: 'string', enum: ['Wallet', 'CashBack'], description: 'What to pay from.' },
}

export const shipments: OperationGroup = {
  tag: 'Shipments',
  description: 'Book, pay, and look at what was booked.',
  operations: {
    'api.shipping.shipments.store': {
      summary: 'Book a shipment',
      description:
        'With the courier of your choice in `preferredCourier`, or `cheapest` or `fastest` to leave the choice to us. It is unpaid at first. With `pay` it is paid in the same step: what cannot be paid is not booked, and the answer waits up to ten seconds for the courier, so that `label` is the address of the label; otherwise `label` is null and `shipment.label_ready` follows. A key needs `wallet:pay` for that. With `id` or `editShipmentId` an unpaid booking is changed in place. `reference` and `metadata` are yours: a text of at most 50 characters that need not be unique, and up to 20 keys of 1 to 40 characters with texts of up to 500 (numbers and booleans are refused, an empty value leaves its key out). They come back wherever the shipment is read, in lists, the CSV and webhooks; where a later submission leaves them out they stay, and a return has those of its shipment. `requoted` says that the quote had expired and the price was worked out anew; with `pay` an expired quote is a 409 instead.',
      example: BOOKING,
      status: 201,
      failures: [402, 409],
    },
    'api.shipping.payments.store': {
      summary: 'Pay a shipment',
      description:
        'A paid shipment is never paid twice: it answers the same again. With `amount`, the naira that were shown, nothing is paid once the price is another. A business that is late with an invoice may have its credit on hold (409). The courier gets it after the answer; the waybill follows within seconds.',
      params: BALANCES,
      failures: [402],
    },
    'api.shipping.applied_discounts.store': {
      summary: 'Apply a gift code to a booking that is not paid',
      description:
        'It takes the place of one that was applied before. Booking again, cancelling and voiding take it off and free the use. `discountRate` is percent of the bill.',
      failures: [409, 429],
    },
    'api.shipping.applied_discounts.destroy': {
      summary: 'Take the gift code off a booking that is not paid',
      description: 'Its use is free again. A bill without a code stays as it is.',
      failures: [409],
    },
    'api.shipping.reweighs.index': {
      summary: 'List what couriers weighed differently from the booking',
      description:
        'Your own, with what is to be paid first; with `shipmentId` those of one shipment. `billedWeight` is what you paid for, `carrierWeight` what the courier weighed, both in kg.',
    },
    'api.shipping.reweigh_payments.store': {
      summary: 'Pay the difference of a reweigh',
      description: 'One that is paid is never paid twice: it answers the same again.',
      params: BALANCES,
      failures: [402, 409],
    },
    'api.shipping.reweigh_disputes.store': {
      summary: 'Dispute a reweigh',
      description:
        'Once, within seven days of its approval. Nothing is debited until staff have decided.',
      failures: [409],
    },
    'api.shipping.card_checkouts.store': {
      summary: 'Pay a shipment by card',
      description:
        'Answers the address of the page where the card is charged. The shipment is paid once the provider has confirmed it. With `amount` no page is opened where the price is another one by now.',
      failures: [409, 422, 429],
    },
    'api.shipping.payment_initiations.update': {
      summary: 'Say that a card was charged',
      description: 'Proves nothing: the payment provider is asked.',
    },
    'api.shipping.shipments.show': { summary: 'Read a shipment' },
    'api.shipping.pickups.update': {
      summary: 'Move a pickup to another day or other hours',
      description:
        'The number is `pickupArrangement.id` of a shipment. What the courier knows of is cancelled there first, and ordered again after that: there are never two. All parcels of the pickup move with it. After the cut-off it answers 409, until its day is over: what nobody came for may then be fetched on another day. A day that is more than fourteen days ahead, and hours outside those in which couriers come, answer 409 too.',
      failures: [404, 409],
    },
    'api.shipping.pickups.destroy': {
      summary: 'Cancel a pickup',
      description: 'Cancelling twice is cancelling once. After the cut-off it answers 409.',
      failures: [404, 409],
    },
    'api.shipping.shipments.index': {
      summary: 'List shipments, page by page',
      description:
        'The latest first. Ask with `next_cursor` of the answer for the rows after it, until `has_more` is false: what is booked meanwhile moves nothing. `from` and `to` are days in Lagos, both included; `reference` is that of the booking, or its transactionReference. A cursor belongs to this list and to you: another one answers 422 `E_BAD_CURSOR`.',
    },
    'api.shipping.history.index': {
      summary: 'List the shipments between two days',
      description:
        'Both days are included, as days in Lagos. `parcelState` is what has befallen a parcel beside its way, such as HELD or RETURNED, while a courier has it; the status stays what it is. Without a page all come at once, 2,000 at most. Pages are counted up to 10,000 shipments, of a search up to 2,000; where there are more `hasMoreThanTotal` says so, and `nextPageUrl` carries a `cursor` to read on with. A page that lies beyond, asked for without one, answers 422 `E_PAGE_TOO_FAR`. One or two letters are looked for among the newest 10,000.',
    },
    'api.shipping.history.export': {
      summary: 'Download the shipments between two days as CSV',
      file: 'text/csv',
    },
    'api.shipping.dashboard.show': {
      summary: 'Read how many parcels were booked, and what they cost, month by month',
      description:
        'The latest six months of Lagos, this one last, and the latest shipments. Without an id, of all that you may see; with one, of that organization.',
    },
    'api.shipping.history.recent': { summary: 'List the latest shipments' },
    'api.shipping.incomplete_bookings.index': { summary: 'List the bookings that are not paid' },
    'api.shipping.incomplete_bookings.show': { summary: 'Read a booking that is not paid' },
    'api.shipping.bookings.destroy': { summary: 'Cancel a booking that is not paid' },
    'api.shipping.addresses.index': { summary: 'Read the address book' },
    'api.shipping.saved_boxes.store': {
      summary: 'Save the size of a box for the booking form',
      description: 'Sides in cm, the usual weight in kg. A business shares its boxes.',
      example: { name: 'Shoe box', length: 35, width: 22, height: 13, weight: 1.2 },
      status: 201,
      failures: [409],
    },
    'api.shipping.saved_boxes.update': {
      summary: 'Rename or resize a saved box',
      example: { name: 'Boots', length: 40, width: 30, height: 15, weight: null },
      failures: [409],
    },
    'api.shipping.saved_boxes.destroy': { summary: 'Remove a saved box' },
    'api.shipping.booking_drafts.show': {
      summary: 'Read the booking that you have begun on the booking page',
      description: 'The form is the text that the page wrote; null where none waits.',
    },
    'api.shipping.booking_drafts.update': {
      summary: 'Keep the booking that you have begun',
      description:
        'With the `version` that was read last, or 0, and a name of the open form in `device`. What another device has changed since is a 409, and stays.',
      example: { version: 0, device: 'a1b2c3d4e5f6', form: '{"weight":"2.5"}' },
      failures: [409],
    },
    'api.shipping.booking_drafts.destroy': {
      summary: 'Throw away the booking that you have begun',
    },
  },
}

export const tracking: OperationGroup = {
  tag: 'Tracking and papers',
  description: 'Where a parcel is, its waybill and its invoice.',
  operations: {
    'api.shipping.tracking.show': {
      summary: 'Track a parcel',
      description:
        'Anyone who has the number may ask. The latest event comes first. `parcelState` is what has befallen the parcel beside its way: HELD, DELIVERY_FAILED, READY_FOR_COLLECTION, RETURNING, RETURNED, DAMAGED, LOST or WITHDRAWN (the courier has cancelled the shipment). `statusText` says it in a sentence, `statusNote` what the receiver does next. A return is never `delivered`, and `held` is also what no courier has taken yet.',
      failures: [422, 429],
    },
    'api.shipping.parcel_followers.store': {
      summary: 'Ask for news of a parcel',
      description:
        '`contact` is an e-mail address, which is written to once its owner has pressed the button in our mail, or the phone number that the parcel was booked for: SMS go to no other. Whether an address had asked before is not told.',
      failures: [404, 409, 422, 429],
    },
    'api.shipping.parcel_news.update': {
      summary: 'Where somebody says that they want news of a parcel',
      description: 'The token is in our message.',
      failures: [404],
    },
    'api.shipping.parcel_news.destroy': {
      summary: 'Where somebody stops the news of a parcel',
      failures: [404],
    },
    'api.shipping.courier_labels.show': {
      summary: 'Download the label of a shipment',
      description:
        "The courier's own: a PDF, or ZPL as text where the business prints on a thermal printer (`labelFormat` of its profile). Where the courier gives none it is our waybill, a PDF. Before the courier has numbered the shipment it answers 422.",
      file: 'application/pdf, text/plain',
      failures: [404],
    },
    'api.shipping.document_tokens.show': {
      summary: 'Get a token to download a paper',
      description: '`message` holds the token. It is good for one download within five minutes.',
    },
    'api.shared.downloads.show': {
      summary: 'Download a paper',
      query: { token: { type: 'string', description: 'From `GET /files/token/...`.' } },
      file: 'application/pdf',
      failures: [404],
    },
  },
}
