import type { Caller } from '#identity/sessions/caller'
import type PayoutAccount from '#wallet/payouts/models/payout_account'
import Wallet from '#wallet/balances/wallet'
import { linkedAccounts } from '#wallet/payouts/payout_accounts'
import { withdrawableKobo } from '#wallet/payouts/rules/withdrawal_rules'
import { transactionFeeKobo } from '#wallet/balances/settings'

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
