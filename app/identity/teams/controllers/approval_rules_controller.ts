import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readApprovalThreshold, setApprovalThreshold } from '#identity/teams/member_limits'
import { approvalRuleValidator } from '#identity/teams/limits_validator'
import { koboOrNull, nairaOrNull } from '#identity/teams/optional_amount'
import { formatKobo } from '#shared/money/rules/money'

export default class ApprovalRulesController {
  async show(ctx: HttpContext) {
    return { data: { above: nairaOrNull(await readApprovalThreshold(callerOf(ctx))) } }
  }

  async update(ctx: HttpContext) {
    const { above } = await ctx.request.validateUsing(approvalRuleValidator)
    const aboveKobo = koboOrNull(above)
    await setApprovalThreshold(callerOf(ctx), aboveKobo)
    const message =
      aboveKobo === null
        ? 'Bookings need no approval any more.'
        : `Bookings above ${formatKobo(aboveKobo)} need an owner’s approval from now on.`
    return { message }
  }
}
