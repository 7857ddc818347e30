import type { HttpContext } from '@adonisjs/core/http'
import { isFirstClick, rememberClick } from '#identity/sessions/controllers/followed_links'
import { countClick } from '#identity/referrals/referral_clicks'
import { referralClickValidator } from '#identity/referrals/referral_validator'

export default class ReferralClicksController {
  async store(ctx: HttpContext) {
    const { referralCode } = await ctx.request.validateUsing(referralClickValidator)
    if (isFirstClick(ctx, referralCode)) {
      await countClick(referralCode, ctx.request.ip())
      rememberClick(ctx, referralCode)
    }
    return { message: 'Thank you.' }
  }
}
