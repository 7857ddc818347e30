import type { Data } from '@generated/data'

export type VirtualAccountData = Data.Wallet.Funding.VirtualAccount

/** The account that funds this wallet, or a message that explains why there is none yet. */
export type FundingAccountProps = { account: VirtualAccountData | null; message: string | null }
