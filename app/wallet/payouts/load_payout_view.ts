import type { Caller } from '#identity/sessions/caller'
import type PayoutAccount from '#wallet/payouts/models/payout_account'
import Wallet from '#wallet/balances/wallet'
import { listLinkedAccounts } from '#wallet/payouts/payout_accounts'
import { withdrawableKobo } from '#wallet/payouts/rules/withdrawal_rules'
import { withdrawalFeeKobo } from '#wallet/balances/wallet_settings'

export interface WithdrawableAccount {
  account: PayoutAccount
  withdrawableKobo: number
}

export async function loadPayoutView(caller: Caller) {
  const wallet = await Wallet.of(caller)
  const cashKobo = wallet.account('cash').balanceKobo
  const feeKobo = await withdrawalFeeKobo.get()
  const mostKobo = withdrawableKobo(cashKobo, feeKobo)
  const linked = await listLinkedAccounts(caller)
  const accounts = linked.map((account) => ({ account, withdrawableKobo: mostKobo }))
  return { wallet, cashKobo, feeKobo, mostKobo, accounts }
}
