import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const shipping: ErrorNotes = {
  E_ROUTE_NOT_SERVED: {
    title: 'We do not ship on this route',
    meaning: 'Neither end of the route is in Nigeria.',
    remedy: 'Change the origin or the destination.',
  },
  E_NO_COURIER: {
    title: 'No courier carries this',
    meaning: 'No courier of ours carries this weight on this route.',
    remedy: 'Change the weight or the destination, split the parcel, or call us.',
  },
  E_VALUE_TOO_HIGH: {
    title: 'The items are worth too much',
    meaning: 'Quantity times value of all items together is more than we carry in one shipment.',
    remedy: 'Check quantities and values. Send less in one shipment, or call us.',
  },
  E_COURIER_NOT_OFFERED: {
    title: 'The courier does not carry this shipment',
    meaning: 'The courier in `preferredCourier` has no price for this shipment.',
    remedy: 'Choose one of the offers of `POST /shipment/check_rate`.',
  },
  E_COURIER_OFF: {
    title: 'The courier is not taking shipments at the moment',
    meaning: 'Our staff have switched the courier off. Nothing was paid.',
    remedy: 'Book with another courier, or try later.',
  },
  E_UNKNOWN_PLACE: {
    title: 'The place is not known',
    meaning:
      'A country, state or city in an address is not on our list, or does not belong to the one above it.',
    remedy: 'Take the codes from `GET /locations` and `GET /locations/{key}`.',
  },
  E_UNKNOWN_CHOICE: {
    title: 'The value is not one of the choices',
    meaning: 'The field takes one of a list that we keep, such as our shipping boxes.',
    remedy: 'Read the list again; choices may have been added or archived.',
  },
  E_STAFF_ONLY: {
    title: 'Only our staff can choose this',
    meaning: 'The booking has a field that is for our staff, such as a shipping box.',
    remedy: 'Leave the field out.',
  },
  E_SIGNATURE_UNAVAILABLE: {
    title: 'The signature service is not available',
    meaning: '`signatureRequired` is true, but signatures are not offered at the moment.',
    remedy: 'Book without it.',
  },
  E_EXPORT_BLOCKED: {
    title: 'The goods cannot leave the country like this',
    meaning:
      'An export rule forbids these goods, or a document is missing. The message says which.',
    remedy: 'Follow the message, or call us.',
  },
  E_PRICE_CHANGED: {
    title: 'The price has changed',
    meaning: 'You named an `amount`, and the price is another one now. Nothing was paid.',
    remedy: 'Read the bill again, and pay with the new amount if you agree.',
  },
  E_NOT_RETURNABLE: {
    title: 'The shipment cannot go back',
    meaning:
      'It has not been delivered, is a return itself, or its business no longer takes it back. The message says which.',
    remedy: 'Book a new shipment if the goods are to be sent all the same.',
  },
  E_ALREADY_RETURNED: {
    title: 'These goods are in a return already',
    meaning: 'Somebody has asked for them back, or they are on their way. Nothing was booked.',
    remedy: 'Read what is left with `GET /shipment/{id}/return`, and choose of that.',
  },
  E_RETURN_DECIDED: {
    title: 'The return is decided',
    meaning: 'It was refused or booked in the meantime.',
    remedy: 'Read the return for what became of it.',
  },
  E_RETURN_NOT_BACK: {
    title: 'The return is not back yet',
    meaning: 'A return that its courier caused is refunded once it has been delivered back.',
    remedy: 'Wait for its delivery.',
  },
  E_BATCH_NOT_READY: {
    title: 'Some rows cannot be booked',
    meaning: 'A batch is booked and paid whole, and rows that were to be paid have errors.',
    remedy: 'Correct them, or name in `rows` those that can be booked.',
  },
  E_BATCH_EMPTY: {
    title: 'No row is chosen',
    meaning: 'Every row of the batch is left out.',
    remedy: 'Choose at least one row that can be booked.',
  },
  E_BATCH_UNKNOWN_ROWS: {
    title: 'There is no such row',
    meaning: '`rows` names numbers that are not in this batch.',
    remedy: 'Use the numbers of `data.rows[].row`.',
  },
  E_BATCH_CHANGED: {
    title: 'The batch has changed',
    meaning: 'Somebody changed the batch while it was being paid. Nothing was booked or paid.',
    remedy: 'Read the batch again, and pay if you agree.',
  },
  E_BATCH_PAID: {
    title: 'The batch is paid for',
    meaning: 'What is paid for can no longer be changed or taken away.',
    remedy: 'Read the batch: its rows name the shipments.',
  },
  E_FILE_UNREADABLE: {
    title: 'The sheet cannot be read',
    meaning:
      'It is no CSV or Excel workbook, is too large, has too many rows or columns, or has no headers.',
    remedy: 'Do what the message says, and send it again.',
  },
  E_NOTHING_TO_PAY: {
    title: 'The shipment costs nothing',
    meaning: 'A card cannot be charged for nothing.',
    remedy: 'Pay it from the wallet.',
  },
  E_GIFT_CODE_REFUSED: {
    title: 'The gift code cannot be used',
    meaning:
      'It does not exist, has expired, has been used up, or does not apply to this shipment.',
    remedy: 'Check the code, or pay without it.',
  },
  E_FORBIDDEN_MOVE: {
    title: 'The shipment is past this point',
    meaning: 'A shipment in its current status cannot be changed in this way. Nothing was done.',
    remedy: 'Read the shipment for its current status first.',
  },
  E_DOCUMENT_NOT_READY: {
    title: 'The document is not ready',
    meaning:
      'The shipment is not paid for, the courier has not answered yet, it does not need this document, or it was voided and has no label any more.',
    remedy: 'Wait for the webhook `shipment.label_ready`, or ask again in a few seconds.',
  },
  E_UNKNOWN_DOCUMENT_TYPE: {
    title: 'The kind of document is not known',
    meaning: '`documentType` is not one of those that customs ask for.',
    remedy: 'Take one from `GET /shipment/clearance_document/types`.',
  },
  E_QUOTE_ENDED: {
    title: 'The quote has ended',
    meaning:
      'A booking that is paid in the same call named a quote that has expired, or that was for another shipment. Nothing was booked or paid.',
    remedy: 'Ask for a new quote, or leave `quoteId` out to take the price of the moment.',
  },
  E_ORIGIN_MISSING: {
    title: 'We do not know where the shop sends from',
    meaning:
      'The rates for a checkout need an origin, and neither the call nor the settings have one.',
    remedy: 'Send `origin`, or set it on the Checkout Rates page.',
  },
  E_STATE_MISSING: {
    title: 'A state is missing',
    meaning: 'Prices within Nigeria depend on the state.',
    remedy: 'Send the state by its name, its code or its key.',
  },
}
