import type { Data } from '@generated/data'

export type PayoutAccount = Data.Wallet.Payouts.PayoutAccount

export type Withdrawal = Data.Wallet.Payouts.Withdrawal.Variants['forPage']

/** What holds for every withdrawal now, in naira. */
export interface Terms {
  fee: number
  /** What may be asked for at most. */
  most: number
}

export type Bank = { value: string; label: string }
