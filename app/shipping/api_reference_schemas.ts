/** API reference properties that several modules share. */

export const BALANCE_PROPERTIES = {
  balance: { type: 'string', enum: ['Wallet', 'CashBack'], description: 'The balance.' },
}
