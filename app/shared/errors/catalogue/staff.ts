import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const staff: ErrorNotes = {
  E_EMAIL_TAKEN: {
    title: 'A user already has this e-mail address',
    meaning: 'An e-mail address belongs to one account.',
    remedy: 'Update the existing account, or use another address.',
  },
  E_NAME_TAKEN: {
    title: 'The name is taken',
    meaning: 'Another entry on the list, perhaps an archived one, has this name.',
    remedy: 'Choose another name, or restore the existing entry.',
  },
  E_LAST_ROOT: {
    title: 'There must be a root administrator',
    meaning: 'The change would leave no root administrator.',
    remedy: 'Appoint another root administrator first.',
  },
  E_GIFT_CODE: {
    title: 'The gift code cannot be saved',
    meaning: 'The dates, amount or name of the code are invalid. The message says which.',
    remedy: 'Correct the named field.',
  },
  E_UNKNOWN_PAYMENT_TYPE: {
    title: 'Unknown payment type',
    meaning: 'The type of an additional payment must be on the list.',
    remedy: 'Use a type from the list.',
  },
  E_UNKNOWN_BILLING_GROUP: {
    title: 'Unknown billing group',
    meaning: 'The billing group does not exist, or is no longer active.',
    remedy: 'Use a billing group from the list.',
  },
  E_APPROVAL_ENDED: {
    title: 'The approval has ended',
    meaning: 'The request has been decided or withdrawn, or its 48 hours are over.',
    remedy: 'The message gives the outcome. If still needed, the requester must ask again.',
  },
  E_APPROVAL_CHANGED: {
    title: 'The subject of the approval has changed',
    meaning:
      'A balance, a price or another field has changed since you read the approval. `errors` lists the current changes.',
    remedy: 'Get the approval again, then approve or decline it.',
  },
  E_APPROVAL_VOID: {
    title: 'The requested command is no longer possible',
    meaning:
      'The subject of the command no longer exists or has another state, or the requester has lost the right. The message says which.',
    remedy: 'If the command is still needed, request it again.',
  },
  E_REWEIGH_AMOUNT: {
    title: 'The reweigh has no billable difference',
    meaning: 'The weight or the charge gives no difference that can be billed.',
    remedy: 'Do what the message says.',
  },
  E_NOTHING_SAID: {
    title: 'Neither weight nor charge was given',
    meaning: 'A reweigh needs the weight or the charge of the courier, or both.',
    remedy: 'Send the weight, the charge or both.',
  },
  E_RATE_DAY: {
    title: 'An exchange rate cannot start on this day',
    meaning: 'Rates can start within the last two years or the next month.',
    remedy: 'Choose another day.',
  },
  E_UNKNOWN_NUMBER: {
    title: 'No shipment has this number',
    meaning: 'The tracking or waybill number in `number` is not one of ours.',
    remedy: 'Check the number.',
  },
  E_INVOICE_REFUSED: {
    title: 'The courier’s invoice could not be imported',
    meaning: 'Lines of the file are invalid; nothing was imported. The message names them.',
    remedy: 'Correct the lines, and send the file again.',
  },
  E_INVOICE_TAKEN: {
    title: 'The courier’s invoice has already been imported',
    meaning: 'This file, or a courier’s invoice with this number, has been imported before.',
    remedy: 'Open the existing invoice. The message names it.',
  },
  E_CREDIT_AMOUNT: {
    title: 'The credit is not possible',
    meaning: 'The credits of a line cannot exceed what the courier charged for it.',
    remedy: 'Enter at most what is not credited yet, in the currency of the invoice.',
  },
  E_WAYBILL_TAKEN: {
    title: 'The waybill number is in use',
    meaning: 'Another shipment or package already has the number.',
    remedy: 'Check the number again.',
  },
  E_TOO_MANY_NUMBERS: {
    title: 'More numbers than packages',
    meaning: 'Each package has one waybill number at most.',
    remedy: 'Send as many as there are packages, or fewer.',
  },
  E_WRONG_TIME: {
    title: 'The time is not plausible',
    meaning: 'The event would be in the future or before the booking.',
    remedy: 'Correct `occurredAt`, with its time zone.',
  },
  E_UNKNOWN_IMPORT_STATUS: {
    title: 'Unknown import status',
    meaning: '`statusId` is not on the list.',
    remedy: 'Use a status from the list.',
  },
  E_STATUS_NOT_OF_SIDE: {
    title: 'The status does not apply in this country',
    meaning: 'Some statuses belong to the origin, others to the destination.',
    remedy: 'Choose another status or the other country.',
  },
  E_COUNTRY_NOT_ON_ROUTE: {
    title: 'The country is not on the route',
    meaning: '`countryCode` is neither the origin nor the destination of the import.',
    remedy: 'Send one of the two.',
  },
  E_NOBODY_TO_CREDIT: {
    title: 'No wallet to credit',
    meaning: 'No account has the e-mail address in `username`, or it has no wallet to credit.',
    remedy: 'Check the address.',
  },
  E_OTHER_CURRENCY: {
    title: 'The payment is in another currency',
    meaning: 'Wallets hold naira, so this payment cannot be credited to one.',
    remedy: 'Return the money, and resolve the payment without crediting a wallet.',
  },
  E_BILLING_OFF: {
    title: 'Billing runs are disabled',
    meaning: 'No business is invoiced until staff enable billing runs.',
    remedy: 'Enable them under Settings. You can preview a run first.',
  },
  E_NO_BILLING_PERIOD: {
    title: 'Unknown billing period',
    meaning: 'No period of the cycle starts on the day in `from`, or it has not ended yet.',
    remedy: 'Send the first day of a week, fortnight or month that has ended.',
  },
  E_INVOICE_SETTLED: {
    title: 'Nothing is open on the invoice',
    meaning: 'The invoice is paid, credited or written off.',
    remedy: 'Get the invoice again.',
  },
  E_CREDIT_TOO_LARGE: {
    title: 'The credit is larger than the amount left on the invoice',
    meaning: 'The credit notes of an invoice cannot exceed its total.',
    remedy: 'Credit less. Credit any amount beyond the invoice to the wallet.',
  },
  E_NOT_MATCHABLE: {
    title: 'The payment cannot pay this invoice',
    meaning: 'The payment belongs to another business, or its money has been used.',
    remedy: 'Choose another payment.',
  },
  E_CREDIT_IN_USE: {
    title: 'The credit is in use',
    meaning: 'The limit cannot be lower than the amount already owed.',
    remedy: 'Choose a higher limit, or wait until the debt is paid.',
  },
}
