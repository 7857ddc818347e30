import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { canWithdraw } from '#wallet/payouts/payout_owner'
import { loadPayoutView } from '#wallet/payouts/load_payout_view'
import { listWithdrawals } from '#wallet/payouts/list_withdrawals'
import PayoutAccountTransformer from '#wallet/payouts/transformers/payout_account_transformer'
import WithdrawalTransformer from '#wallet/payouts/transformers/withdrawal_transformer'
import { naira } from '#shared/money/rules/money'

export default class WithdrawPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { cashKobo, feeKobo, mostKobo, accounts } = await loadPayoutView(caller)
    const withdrawals = await listWithdrawals(caller)
    return ctx.inertia.render('wallet/payouts/withdraw', {
      mayWithdraw: await canWithdraw(caller),
      cashBalance: naira(cashKobo),
      fee: naira(feeKobo),
      most: naira(mostKobo),
      accounts: PayoutAccountTransformer.transform(accounts),
      withdrawals: WithdrawalTransformer.transform(withdrawals).useVariant('forPage'),
    })
  }
}
