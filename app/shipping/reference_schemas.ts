/** Words of the API reference that several rooms say. */

export const BALANCE_PROPERTIES = {
  balance: { type: 'string', enum: ['Wallet', 'CashBack'], description: 'What to pay from.' },
}
