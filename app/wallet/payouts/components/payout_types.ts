import type { Data } from '@generated/data'

export type PayoutAccountData = Data.Wallet.Payouts.PayoutAccount

export type WithdrawalData = Data.Wallet.Payouts.Withdrawal.Variants['forPage']

/** Amounts in naira: the fee, and the most that can be withdrawn. */
export interface WithdrawalLimits {
  fee: number
  most: number
}

export type BankOption = { value: string; label: string }
