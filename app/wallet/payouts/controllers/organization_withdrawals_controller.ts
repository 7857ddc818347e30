import type { HttpContext } from '@adonisjs/core/http'
import { requireSecondFactor } from '#identity/second_factor/controllers/require_second_factor'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { requestWithdrawal } from '#wallet/payouts/request_withdrawal'
import { requireBusiness } from '#wallet/payouts/payout_owner'
import { withdrawalValidator } from '#wallet/payouts/payout_validator'
import { kobo } from '#shared/money/rules/money'

export default class OrganizationWithdrawalsController {
  async store(ctx: HttpContext) {
    requireBusiness(callerOf(ctx))
    const input = await ctx.request.validateUsing(withdrawalValidator)
    await requireSecondFactor(ctx, { kind: 'withdrawal', amountKobo: kobo(input.amount) })
    return requestWithdrawal(await readCommand(ctx), callerOf(ctx), input)
  }
}
