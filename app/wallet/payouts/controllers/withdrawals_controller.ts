import type { HttpContext } from '@adonisjs/core/http'
import { requireSecondFactor } from '#identity/second_factor/controllers/require_second_factor'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { withdrawalsOf } from '#wallet/payouts/withdrawal_list'
import { requestWithdrawal } from '#wallet/payouts/withdrawal_request'
import WithdrawalTransformer from '#wallet/payouts/transformers/withdrawal_transformer'
import { withdrawalValidator } from '#wallet/payouts/payout_validator'
import { kobo } from '#shared/money/rules/money'

export default class WithdrawalsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(WithdrawalTransformer.transform(await withdrawalsOf(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(withdrawalValidator)
    await requireSecondFactor(ctx, { kind: 'withdrawal', amountKobo: kobo(asked.amount) })
    return requestWithdrawal(await commandOf(ctx), callerOf(ctx), asked)
  }
}
