import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { mayPayOut } from '#wallet/payouts/payout_owner'
import { payoutView } from '#wallet/payouts/payout_view'
import { withdrawalsOf } from '#wallet/payouts/withdrawal_list'
import PayoutAccountTransformer from '#wallet/payouts/transformers/payout_account_transformer'
import WithdrawalTransformer from '#wallet/payouts/transformers/withdrawal_transformer'
import { naira } from '#shared/money/rules/money'

export default class WithdrawPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { cashKobo, feeKobo, mostKobo, accounts } = await payoutView(caller)
    const withdrawals = await withdrawalsOf(caller)
    return ctx.inertia.render('wallet/payouts/withdraw', {
      mayWithdraw: await mayPayOut(caller),
      cashBalance: naira(cashKobo),
      fee: naira(feeKobo),
      most: naira(mostKobo),
      accounts: PayoutAccountTransformer.transform(accounts),
      withdrawals: WithdrawalTransformer.transform(withdrawals).useVariant('forPage'),
    })
  }
}
