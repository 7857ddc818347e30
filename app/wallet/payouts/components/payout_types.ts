import type { Data } from '@generated/data'

export type PayoutAccountData = Data.Wallet.Payouts.PayoutAccount

export type WithdrawalData = Data.Wallet.Payouts.Withdrawal.Variants['forPage']

/** In naira. */
export interface WithdrawalLimits {
  fee: number
  most: number
}

export type BankOption = { value: string; label: string }
