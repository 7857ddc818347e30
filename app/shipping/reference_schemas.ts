/** API reference properties that several modules share. */

export const BALANCE_PROPERTIES = {
  balance: { type: 'string', enum: ['Wallet', 'CashBack'], description: 'What to pay from.' },
}
