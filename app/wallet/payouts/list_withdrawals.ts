import type { Caller } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import Withdrawal from '#wallet/payouts/models/withdrawal'

const MAX_LISTED_WITHDRAWALS = 100

export async function listWithdrawals(caller: Caller): Promise<Withdrawal[]> {
  const wallet = await Wallet.of(caller)
  return Withdrawal.query()
    .where('walletId', wallet.id)
    .preload('payoutAccount')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_WITHDRAWALS)
}
