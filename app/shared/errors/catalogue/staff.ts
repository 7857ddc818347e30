import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const staff: ErrorNotes = {
  E_EMAIL_TAKEN: {
    title: 'A user already has this e-mail address',
    meaning: 'An e-mail address belongs to one account.',
    remedy: 'Change the account that is there, or use another address.',
  },
  E_NAME_TAKEN: {
    title: 'The name is taken',
    meaning: 'Another entry on the list, perhaps an archived one, has this name.',
    remedy: 'Choose another name, or restore the entry that is there.',
  },
  E_LAST_ROOT: {
    title: 'There must be a root administrator',
    meaning: 'The change would leave none.',
    remedy: 'Make somebody else one first.',
  },
  E_GIFT_CODE: {
    title: 'The gift code cannot be saved',
    meaning: 'Its dates, amount or name are not right. The message says which.',
    remedy: 'Correct the field that is named.',
  },
  E_UNKNOWN_PAYMENT_TYPE: {
    title: 'The type of the payment is not known',
    meaning: 'Additional payments have one of the types of the list.',
    remedy: 'Take one from the list.',
  },
  E_UNKNOWN_BILLING_GROUP: {
    title: 'The billing group is not known',
    meaning: 'It does not exist, or is no longer active.',
    remedy: 'Take one from the list.',
  },
  E_APPROVAL_ENDED: {
    title: 'It is decided already',
    meaning: 'Somebody else was quicker, it was withdrawn, or its 48 hours are over.',
    remedy: 'Read the message for what became of it. Whoever still wants it asks again.',
  },
  E_APPROVAL_CHANGED: {
    title: 'What is to be approved has changed since',
    meaning:
      'A balance, a price or another field is not what it was when it was looked at. `errors` names what would change now.',
    remedy: 'Read the approval again, then approve or decline it.',
  },
  E_APPROVAL_VOID: {
    title: 'What was asked for cannot be done any more',
    meaning:
      'What it is about is gone or in another state, or whoever asked has lost the right to. The message says which.',
    remedy: 'Whoever still wants it asks again.',
  },
  E_REWEIGH_AMOUNT: {
    title: 'The amount of the reweigh is not right',
    meaning: 'The weight or the charge does not make a difference that can be billed.',
    remedy: 'Follow the message.',
  },
  E_NOTHING_SAID: {
    title: 'Neither weight nor charge was given',
    meaning: 'A reweigh needs what the courier weighed, what it charged, or both.',
    remedy: 'Send at least one of the two.',
  },
  E_RATE_DAY: {
    title: 'An exchange rate cannot begin on this day',
    meaning: 'Rates begin within the last two years, or the next month.',
    remedy: 'Choose another day.',
  },
  E_UNKNOWN_NUMBER: {
    title: 'No shipment has this number',
    meaning: 'The tracking or waybill number in `number` is not one of ours.',
    remedy: 'Check the number.',
  },
  E_INVOICE_REFUSED: {
    title: 'The courier’s invoice could not be imported',
    meaning: 'Lines of the file are wrong; nothing of it was kept. The message names them.',
    remedy: 'Correct the lines, and send the file again.',
  },
  E_INVOICE_TAKEN: {
    title: 'The courier’s invoice was imported before',
    meaning: 'An invoice of this courier and number, or this very file, is there already.',
    remedy: 'Open the one that is there. The message names it.',
  },
  E_CREDIT_AMOUNT: {
    title: 'The credit is not possible',
    meaning: 'A courier cannot credit more of a line than it charged and has not credited yet.',
    remedy: 'Enter an amount up to what is left of the line, in the currency of the invoice.',
  },
  E_WAYBILL_TAKEN: {
    title: 'The waybill number is in use',
    meaning: 'Another shipment or package has the number already.',
    remedy: 'Check the number again.',
  },
  E_TOO_MANY_NUMBERS: {
    title: 'There are more numbers than packages',
    meaning: 'Each package has one waybill number at most.',
    remedy: 'Send as many as there are packages, or fewer.',
  },
  E_WRONG_TIME: {
    title: 'The time cannot be right',
    meaning: 'The event would lie in the future, or before the booking.',
    remedy: 'Correct `occurredAt`, with its time zone.',
  },
  E_UNKNOWN_IMPORT_STATUS: {
    title: 'The status of the import is not known',
    meaning: '`statusId` is not one of the list.',
    remedy: 'Take one from the list.',
  },
  E_STATUS_NOT_OF_SIDE: {
    title: 'The status does not apply there',
    meaning: 'Some statuses belong to the origin, others to the destination.',
    remedy: 'Choose another status or the other country.',
  },
  E_COUNTRY_NOT_ON_ROUTE: {
    title: 'The country is not on the route',
    meaning: '`countryCode` is neither the origin nor the destination of the import.',
    remedy: 'Send one of the two.',
  },
  E_NOBODY_TO_CREDIT: {
    title: 'There is no wallet to credit',
    meaning: 'Nobody has the e-mail address in `username`, or no wallet that can be credited.',
    remedy: 'Check the address.',
  },
  E_OTHER_CURRENCY: {
    title: 'The payment is in another currency',
    meaning: 'Wallets hold naira, so it cannot be credited.',
    remedy: 'Send it back, and resolve it without a credit.',
  },
  E_BILLING_OFF: {
    title: 'Billing runs are switched off',
    meaning: 'No business is invoiced until staff switch billing runs on.',
    remedy: 'Switch them on under Settings. A run can be tried before.',
  },
  E_NO_BILLING_PERIOD: {
    title: 'There is no such period to bill',
    meaning: 'No period of the cycle begins on the day in `from`, or it is not over yet.',
    remedy: 'Send the first day of a week, of a fortnight or of a month that is over.',
  },
  E_INVOICE_SETTLED: {
    title: 'Nothing is open on the invoice',
    meaning: 'It is paid, credited or written off.',
    remedy: 'Read the invoice again.',
  },
  E_CREDIT_TOO_LARGE: {
    title: 'The credit is larger than what is left of the invoice',
    meaning: 'All credit notes of an invoice together are at most its total.',
    remedy: 'Credit less. What goes beyond the invoice is credited to the wallet.',
  },
  E_NOT_MATCHABLE: {
    title: 'The payment cannot pay this invoice',
    meaning: 'It is of another business, or its money is used up.',
    remedy: 'Choose another payment.',
  },
  E_CREDIT_IN_USE: {
    title: 'The credit is used already',
    meaning: 'The limit cannot be lower than what is already owed.',
    remedy: 'Choose a higher limit, or wait until it is paid back.',
  },
}
