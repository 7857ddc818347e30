import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { setMemberLimits } from '#identity/teams/member_limits'
import { limitsValidator } from '#identity/teams/limits_validator'
import { koboOrNull } from '#identity/teams/optional_amount'

export default class MemberLimitsController {
  async update(ctx: HttpContext) {
    const { monthlyLimit, approvalAbove } = await ctx.request.validateUsing(limitsValidator)
    const { user } = await setMemberLimits(callerOf(ctx), ctx.params.id, {
      ...(monthlyLimit !== undefined && { monthlyLimitKobo: koboOrNull(monthlyLimit) }),
      ...(approvalAbove !== undefined && { approvalAboveKobo: koboOrNull(approvalAbove) }),
    })
    return { message: `The limits of ${user.fullName} are saved.` }
  }
}
