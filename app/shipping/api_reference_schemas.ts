/** Properties of the API reference that several modules share. */

export const BALANCE_PROPERTIES = {
  balance: { type: 'string', enum: ['Wallet', 'CashBack'], description: 'The balance.' },
}
