import type { HttpContext } from '@adonisjs/core/http'
import { requireSecondFactor } from '#identity/second_factor/controllers/require_second_factor'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { listWithdrawals } from '#wallet/payouts/list_withdrawals'
import { requestWithdrawal } from '#wallet/payouts/request_withdrawal'
import WithdrawalTransformer from '#wallet/payouts/transformers/withdrawal_transformer'
import { withdrawalValidator } from '#wallet/payouts/payout_validator'
import { kobo } from '#shared/money/rules/money'

export default class WithdrawalsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(WithdrawalTransformer.transform(await listWithdrawals(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(withdrawalValidator)
    await requireSecondFactor(ctx, { kind: 'withdrawal', amountKobo: kobo(input.amount) })
    return requestWithdrawal(await readCommand(ctx), callerOf(ctx), input)
  }
}
