import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { withdrawalsOf } from '#wallet/payouts/withdrawal_list'
import { requestWithdrawal } from '#wallet/payouts/withdrawal_request'
import WithdrawalTransformer from '#wallet/payouts/transformers/withdrawal_transformer'
import { withdrawalValidator } from '#wallet/payouts/payout_validator'

export default class WithdrawalsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(WithdrawalTransformer.transform(await withdrawalsOf(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(withdrawalValidator)
    return requestWithdrawal(await commandOf(ctx), callerOf(ctx), asked)
  }
}
