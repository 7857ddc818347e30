import type { Data } from '@generated/data'

export type VirtualAccountData = Data.Wallet.Funding.VirtualAccount

/** The account that credits this wallet, or a sentence why there is none yet. */
export type FundingAccountProps = { account: VirtualAccountData | null; message: string | null }
