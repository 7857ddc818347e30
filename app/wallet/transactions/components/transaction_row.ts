import type { Data } from '@generated/data'

export type TransactionRow = Data.Wallet.Transactions.Transaction

/** Formats SHIPMENT_PAYMENT as "Shipment payment". */
export function transactionTypeText(type: string): string {
  const text = type.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the amount in naira, negative for debits. */
export function signedNaira({ amount, isCredit }: Pick<TransactionRow, 'amount' | 'isCredit'>) {
  return isCredit ? amount : -amount
}

export const BALANCE_NAMES: Record<TransactionRow['balanceType'], string> = {
  cash: 'Wallet',
  cash_back: 'Cash Back',
}
