import type { Data } from '@generated/data'

export type VirtualAccountData = Data.Wallet.Funding.VirtualAccount

export type FundingAccountProps = {
  account: VirtualAccountData | null
  /** Why there is no account. */
  message: string | null
  isPending: boolean
}
