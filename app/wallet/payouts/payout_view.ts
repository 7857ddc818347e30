import type { Caller } from '#identity/caller'
import type PayoutAccount from '#wallet/models/payout_account'
import Wallet from '#wallet/models/wallet'
import { linkedAccounts } from '#wallet/payouts/payout_accounts'
import { withdrawableKobo } from '#wallet/payouts/withdrawal_rules'
import { transactionFeeKobo } from '#wallet/settings'

/** A linked account, with what may be sent there now. */
export interface PayableAccount {
  account: PayoutAccount
  withdrawableKobo: number
}

/** What somebody can take out, where to, and what it costs. */
export async function payoutView(caller: Caller) {
  const wallet = await Wallet.of(caller)
  const cashKobo = wallet.account('cash').balanceKobo
  const feeKobo = await transactionFeeKobo.get()
  const mostKobo = withdrawableKobo(cashKobo, feeKobo)
  const linked = await linkedAccounts(caller)
  const accounts = linked.map((account) => ({ account, withdrawableKobo: mostKobo }))
  return { wallet, cashKobo, feeKobo, mostKobo, accounts }
}
