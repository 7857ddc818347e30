import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const shipping: ErrorNotes = {
  E_ROUTE_NOT_SERVED: {
    title: 'We do not ship on this route',
    meaning: 'Neither end of the route is in Nigeria.',
    remedy: 'Change the origin or the destination.',
  },
  E_NO_COURIER: {
    title: 'No courier carries this shipment',
    meaning: 'None of our couriers carries this weight on this route.',
    remedy: 'Change the weight or the destination, split the parcel, or call us.',
  },
  E_VALUE_TOO_HIGH: {
    title: 'The declared value is too high',
    meaning: 'The total value of all items (quantity times value) exceeds the limit per shipment.',
    remedy: 'Check quantities and values, split the shipment, or call us.',
  },
  E_COURIER_NOT_OFFERED: {
    title: 'The courier does not carry this shipment',
    meaning: 'The courier in `preferredCourier` has no price for this shipment.',
    remedy: 'Choose one of the offers of `POST /shipment/check_rate`.',
  },
  E_COURIER_OFF: {
    title: 'The courier is not available at the moment',
    meaning: 'Our staff have disabled the courier. Nothing was paid.',
    remedy: 'Book with another courier, or try later.',
  },
  E_UNKNOWN_PLACE: {
    title: 'Unknown place',
    meaning:
      'A country, state or city in an address is not on our list, or the city is not in the state or the state not in the country.',
    remedy: 'Use the codes from `GET /locations` and `GET /locations/{key}`.',
  },
  E_UNKNOWN_CHOICE: {
    title: 'The value is not one of the choices',
    meaning: 'The field must be an entry of one of our lists, such as shipping boxes.',
    remedy: 'Get the list again; entries may have been added or archived.',
  },
  E_STAFF_ONLY: {
    title: 'Only our staff can choose this',
    meaning: 'The booking has a field for our staff only, such as a shipping box.',
    remedy: 'Leave the field out.',
  },
  E_SIGNATURE_UNAVAILABLE: {
    title: 'The signature service is not available',
    meaning: '`signatureRequired` is true, but signatures are not offered at the moment.',
    remedy: 'Book without it.',
  },
  E_EXPORT_BLOCKED: {
    title: 'The goods cannot be exported like this',
    meaning:
      'An export rule forbids these goods, or a document is missing. The message says which.',
    remedy: 'Follow the message, or call us.',
  },
  E_PRICE_CHANGED: {
    title: 'The price has changed',
    meaning: 'The price is no longer the `amount` you sent. Nothing was paid.',
    remedy: 'Get the bill again, and pay with the new amount if you agree.',
  },
  E_NOT_RETURNABLE: {
    title: 'The shipment cannot be returned',
    meaning:
      'The shipment has not been delivered, is a return itself, or its business no longer accepts its return. The message says which.',
    remedy: 'Book a new shipment if you still want to send the goods.',
  },
  E_ALREADY_RETURNED: {
    title: 'These goods are already in a return',
    meaning: 'A return of these goods was requested or is in transit. Nothing was booked.',
    remedy: 'Get the remaining items with `GET /shipment/{id}/return`, and choose from those.',
  },
  E_RETURN_DECIDED: {
    title: 'The return has been decided',
    meaning: 'The return was refused or booked in the meantime.',
    remedy: 'Get the return to see its current state.',
  },
  E_RETURN_NOT_BACK: {
    title: 'The return has not been delivered yet',
    meaning: 'A return that its courier caused is refunded once it has been delivered.',
    remedy: 'Wait for its delivery.',
  },
  E_BATCH_NOT_READY: {
    title: 'Some rows cannot be booked',
    meaning: 'A batch is booked and paid as a whole, and some of the rows to pay have errors.',
    remedy: 'Correct these rows, or list the valid ones in `rows`.',
  },
  E_BATCH_EMPTY: {
    title: 'No row is selected',
    meaning: 'Every row of the batch is left out.',
    remedy: 'Select at least one row that can be booked.',
  },
  E_BATCH_UNKNOWN_ROWS: {
    title: 'Unknown row',
    meaning: '`rows` has numbers that are not in this batch.',
    remedy: 'Use the numbers of `data.rows[].row`.',
  },
  E_BATCH_CHANGED: {
    title: 'The batch has changed',
    meaning: 'Someone changed the batch while it was being paid. Nothing was booked or paid.',
    remedy: 'Get the batch again, and pay if you agree.',
  },
  E_BATCH_PAID: {
    title: 'The batch has been paid',
    meaning: 'A paid batch can no longer be changed or discarded.',
    remedy: 'Get the batch: its rows have the shipments.',
  },
  E_FILE_UNREADABLE: {
    title: 'The file cannot be read or written',
    meaning:
      'The file is not a CSV or Excel workbook, is too large, has too many rows or columns, or has no headers. Or a document that you asked for is too long to be written.',
    remedy: 'Do what the message says, and send the file again.',
  },
  E_NOTHING_TO_PAY: {
    title: 'The shipment costs nothing',
    meaning: 'A card cannot be charged zero.',
    remedy: 'Pay for it from the wallet.',
  },
  E_GIFT_CODE_REFUSED: {
    title: 'The gift code cannot be used',
    meaning:
      'The code does not exist, has expired, has been used up, or does not apply to this shipment.',
    remedy: 'Check the code, or pay without it.',
  },
  E_FORBIDDEN_MOVE: {
    title: 'The status of the shipment does not allow this',
    meaning: 'The current status of the shipment rules out this change. Nothing was executed.',
    remedy: 'Get the shipment to see its current status.',
  },
  E_DOCUMENT_NOT_READY: {
    title: 'The document is not ready',
    meaning:
      'The shipment is not paid, the courier has not responded yet, the document is not needed, or the shipment was voided and has no label anymore.',
    remedy: 'Wait for the webhook `shipment.label_ready`, or retry in a few seconds.',
  },
  E_UNKNOWN_DOCUMENT_TYPE: {
    title: 'Unknown document type',
    meaning: '`documentType` is not a type of customs document.',
    remedy: 'Use a type from `GET /shipment/clearance_document/types`.',
  },
  E_QUOTE_ENDED: {
    title: 'The quote has expired',
    meaning:
      'A booking with `pay` used a quote that has expired or was made for another shipment. Nothing was booked or paid.',
    remedy: 'Request a new quote, or omit `quoteId` to pay the current price.',
  },
  E_ORIGIN_MISSING: {
    title: 'The origin is missing',
    meaning: 'Checkout rates need an origin, and neither the call nor the settings have one.',
    remedy: 'Send `origin`, or set it on the Checkout Rates page.',
  },
  E_STATE_MISSING: {
    title: 'A state is missing',
    meaning: 'Prices within Nigeria depend on the state.',
    remedy: 'Send the name, code or key of the state.',
  },
}
