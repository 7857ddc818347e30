import type { Data } from '@generated/data'

export type PayoutAccountData = Data.Wallet.Payouts.PayoutAccount

export type WithdrawalData = Data.Wallet.Payouts.Withdrawal.Variants['forPage']

/** What holds for every withdrawal now, in naira. */
export interface WithdrawalLimits {
  fee: number
  /** What may be asked for at most. */
  most: number
}

export type BankOption = { value: string; label: string }
