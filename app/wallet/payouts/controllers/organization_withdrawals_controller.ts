import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { requestWithdrawal } from '#wallet/payouts/withdrawal_request'
import { requireBusiness } from '#wallet/payouts/payout_owner'
import { withdrawalValidator } from '#wallet/payouts/payout_validator'

/** The same from the business profile, for a business alone. */
export default class OrganizationWithdrawalsController {
  async store(ctx: HttpContext) {
    requireBusiness(callerOf(ctx))
    const asked = await ctx.request.validateUsing(withdrawalValidator)
    return requestWithdrawal(await commandOf(ctx), callerOf(ctx), asked)
  }
}
