import type { HttpContext } from '@adonisjs/core/http'
import {
  isFirstReferralClick,
  saveReferralClick,
} from '#identity/sessions/controllers/referral_click_cookie'
import { countReferralClick } from '#identity/referrals/referral_clicks'
import { referralClickValidator } from '#identity/referrals/referral_validator'

export default class ReferralClicksController {
  async store(ctx: HttpContext) {
    const { referralCode } = await ctx.request.validateUsing(referralClickValidator)
    if (isFirstReferralClick(ctx, referralCode)) {
      await countReferralClick(referralCode, ctx.request.ip())
      saveReferralClick(ctx, referralCode)
    }
    return { message: 'Thank you.' }
  }
}
