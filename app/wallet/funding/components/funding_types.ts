import type { Data } from '@generated/data'

export type VirtualAccountData = Data.Wallet.Funding.VirtualAccount

export type FundingAccountProps = { account: VirtualAccountData | null; message: string | null }
