import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const wallet: ErrorNotes = {
  E_CREDIT_STOPPED: {
    title: 'The credit is on hold',
    meaning:
      'An invoice of the business is overdue, so credit pays for no bookings. Nothing was taken.',
    remedy: 'Fund the wallet: what arrives pays the oldest invoices, and the credit is free again.',
  },
  E_INSUFFICIENT_BALANCE: {
    title: 'The balance does not cover it',
    meaning: 'The wallet holds less than the amount to pay. Nothing was taken.',
    remedy: 'Fund the wallet, then send the call again.',
  },
  E_UNKNOWN_BALANCE: {
    title: 'There is no such balance',
    meaning: 'A wallet has `Wallet` and `CashBack`.',
    remedy: 'Name one of the two.',
  },
  E_STATEMENT_TOO_LONG: {
    title: 'The statement would be too long',
    meaning: 'There are more transactions in the period than a statement can hold.',
    remedy: 'Choose a shorter period, or take the CSV.',
  },
  E_NOT_SEALED_YET: {
    title: 'The day is not sealed yet',
    meaning:
      'A transaction can be proven after its day has been sealed, shortly after midnight in Lagos.',
    remedy: 'Ask again tomorrow.',
  },
  E_NOT_AS_LINKED: {
    title: 'The transaction cannot be proven',
    meaning:
      'What stands in the books is not what was written down for it. Our staff are told each night.',
    remedy: 'Tell our staff which transaction it is.',
  },
  E_PROVIDER_REFUSED: {
    title: 'The payment partner refused',
    meaning: 'The bank or the payment provider said no. The message says why.',
    remedy: 'Correct what the message names.',
  },
  E_UNKNOWN_BANK: {
    title: 'The bank is not known',
    meaning: '`bankCode` is not one of the list.',
    remedy: 'Take one from `GET /bank_account/banks`.',
  },
  E_FEE_CHANGED: {
    title: 'The fee has changed',
    meaning: 'You named a fee, and it is another one now. Nothing was withdrawn.',
    remedy: 'Look at the new total, and confirm again.',
  },
  E_BVN_NEEDED: {
    title: 'A bank verification number is needed',
    meaning: 'Money can only leave a wallet after its owner has verified their BVN.',
    remedy: 'Verify it first.',
  },
  E_BVN_PENDING: {
    title: 'The bank has not confirmed the BVN yet',
    meaning: 'The check at the bank is still under way.',
    remedy: 'Try again in a moment.',
  },
  E_BVN_REFUSED: {
    title: 'The BVN is in another name',
    meaning: 'It does not belong to the name on the account.',
    remedy: 'Check both.',
  },
  E_BVN_WAITS: {
    title: 'Our staff are looking at the BVN',
    meaning: 'The name on it differs slightly from the name on the account.',
    remedy: 'Wait for our e-mail.',
  },
  E_CODE_TOO_SOON: {
    title: 'A code was sent a moment ago',
    meaning: 'There is a pause between two codes.',
    remedy: 'Wait for the seconds in `Retry-After`.',
  },
  E_TOO_MANY_CODES: {
    title: 'No more codes can be sent for this',
    meaning: 'You have used all the codes allowed for one confirmation.',
    remedy: 'Start again.',
  },
  E_CODE_USED: {
    title: 'This has already been confirmed',
    meaning: 'The code was used before.',
    remedy: 'Nothing: it is done.',
  },
  E_CODE_EXPIRED: {
    title: 'The code has expired',
    meaning: 'Codes are good for ten minutes.',
    remedy: 'Ask for a new one.',
  },
  E_WRONG_CODE: {
    title: 'The code is not correct',
    meaning: 'It is not the one we sent. The message says how many tries are left.',
    remedy: 'Type it again, or ask for a new one.',
  },
  E_CODE_LOCKED: {
    title: 'Too many wrong codes',
    meaning: 'After several wrong codes we stop accepting any.',
    remedy: 'Start again.',
  },
}
