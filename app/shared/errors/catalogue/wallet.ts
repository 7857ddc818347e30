import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const wallet: ErrorNotes = {
  E_CREDIT_STOPPED: {
    title: 'The credit is on hold',
    meaning:
      'An invoice of the business is overdue, so bookings cannot be paid from credit. Nothing was debited.',
    remedy:
      'Fund the wallet: the money pays the oldest invoices first, and then the credit is available again.',
  },
  E_INSUFFICIENT_BALANCE: {
    title: 'The balance is too low',
    meaning: 'The wallet holds less than the amount to pay. Nothing was debited.',
    remedy: 'Fund the wallet, then send the call again.',
  },
  E_UNKNOWN_BALANCE: {
    title: 'Unknown balance',
    meaning: 'The balances of a wallet are `Wallet` and `CashBack`.',
    remedy: 'Send one of the two.',
  },
  E_STATEMENT_TOO_LONG: {
    title: 'The statement would be too long',
    meaning: 'There are more transactions in the period than a statement can hold.',
    remedy: 'Choose a shorter period, or download the CSV.',
  },
  E_NOT_SEALED_YET: {
    title: 'The day is not sealed yet',
    meaning:
      'A transaction can be proven once its day has been sealed, shortly after midnight in Lagos.',
    remedy: 'Try again tomorrow.',
  },
  E_NOT_AS_LINKED: {
    title: 'The transaction cannot be proven',
    meaning: 'The ledger entry does not match its recorded hash. A nightly check alerts our staff.',
    remedy: 'Contact us with the transaction.',
  },
  E_PROVIDER_REFUSED: {
    title: 'The payment provider refused',
    meaning: 'The bank or the payment provider refused the request. The message says why.',
    remedy: 'Correct what the message names.',
  },
  E_UNKNOWN_BANK: {
    title: 'Unknown bank',
    meaning: '`bankCode` is not on the list.',
    remedy: 'Use a bank from `GET /bank_account/banks`.',
  },
  E_FEE_CHANGED: {
    title: 'The fee has changed',
    meaning: 'The fee is no longer the one you sent. Nothing was withdrawn.',
    remedy: 'Check the new total, and confirm again.',
  },
  E_BVN_NEEDED: {
    title: 'A bank verification number is needed',
    meaning: 'The owner of a wallet must verify their BVN before withdrawing.',
    remedy: 'Verify it first.',
  },
  E_BVN_PENDING: {
    title: 'The bank has not confirmed the BVN yet',
    meaning: 'The bank is still checking the BVN.',
    remedy: 'Try again in a moment.',
  },
  E_BVN_REFUSED: {
    title: 'The BVN is in another name',
    meaning: 'The name on the BVN does not match the name on the account.',
    remedy: 'Check the BVN and the name on the account.',
  },
  E_BVN_WAITS: {
    title: 'Our staff are reviewing the BVN',
    meaning: 'The name on the BVN differs slightly from the name on the account.',
    remedy: 'Wait for our e-mail.',
  },
  E_CODE_TOO_SOON: {
    title: 'A code was sent a moment ago',
    meaning: 'Codes cannot be requested in quick succession.',
    remedy: 'Wait for the seconds in `Retry-After`.',
  },
  E_TOO_MANY_CODES: {
    title: 'The limit of codes is reached',
    meaning: 'All the codes allowed for one confirmation have been sent.',
    remedy: 'Start again.',
  },
  E_CODE_USED: {
    title: 'This has already been confirmed',
    meaning: 'The code was used before.',
    remedy: 'Nothing: it is already confirmed.',
  },
  E_CODE_EXPIRED: {
    title: 'The code has expired',
    meaning: 'Codes are valid for ten minutes.',
    remedy: 'Ask for a new one.',
  },
  E_WRONG_CODE: {
    title: 'The code is not correct',
    meaning: 'The code is not the one we sent. The message says how many attempts are left.',
    remedy: 'Type the code again, or ask for a new one.',
  },
  E_CODE_LOCKED: {
    title: 'Too many wrong codes',
    meaning: 'After several wrong codes, no more are accepted.',
    remedy: 'Start again.',
  },
}
