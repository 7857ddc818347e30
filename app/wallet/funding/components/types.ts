import type { Data } from '@generated/data'

export type VirtualAccount = Data.Wallet.Funding.VirtualAccount

/** The account that credits this wallet, or a sentence why there is none yet. */
export type Inflow = { account: VirtualAccount | null; message: string | null }
