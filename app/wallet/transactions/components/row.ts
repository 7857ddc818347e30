import type { Data } from '@generated/data'

export type TransactionRow = Data.Wallet.Transactions.Transaction

/** SHIPMENT_PAYMENT as people read it. */
export function typeText(type: string): string {
  return type.replaceAll('_', ' ')
}

/** What left the wallet is negative. */
export function signedNaira({ amount, isCredit }: Pick<TransactionRow, 'amount' | 'isCredit'>) {
  return isCredit ? amount : -amount
}

export const BALANCE_NAMES: Record<TransactionRow['balanceType'], string> = {
  cash: 'Wallet',
  cash_back: 'Cash Back',
}
