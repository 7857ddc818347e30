import type { HttpContext } from '@adonisjs/core/http'
import { countClick } from '#identity/referrals/referral_clicks'
import { referralClickValidator } from '#identity/referrals/referral_validator'

export default class ReferralClicksController {
  async store(ctx: HttpContext) {
    const { referralCode } = await ctx.request.validateUsing(referralClickValidator)
    await countClick(ctx, referralCode)
    return { message: 'Thank you.' }
  }
}
