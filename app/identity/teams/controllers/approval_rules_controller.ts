import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { approvalRuleOf, setApprovalRule } from '#identity/teams/limits'
import { approvalRuleValidator } from '#identity/teams/limits_validator'
import { koboOrNull, nairaOrNull } from '#identity/teams/open_amount'
import { formatKobo } from '#shared/money/rules/money'

export default class ApprovalRulesController {
  async show(ctx: HttpContext) {
    return { data: { above: nairaOrNull(await approvalRuleOf(callerOf(ctx))) } }
  }

  async update(ctx: HttpContext) {
    const { above } = await ctx.request.validateUsing(approvalRuleValidator)
    const aboveKobo = koboOrNull(above)
    await setApprovalRule(callerOf(ctx), aboveKobo)
    const message =
      aboveKobo === null
        ? 'Bookings need no approval any more.'
        : `Bookings above ${formatKobo(aboveKobo)} need an owner’s approval from now on.`
    return { message }
  }
}
