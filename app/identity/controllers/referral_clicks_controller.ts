import type { HttpContext } from '@adonisjs/core/http'
import { countClick } from '#identity/referral_clicks'
import { referralClickValidator } from '#identity/validators/referral'

export default class ReferralClicksController {
  async store(ctx: HttpContext) {
    const { referralCode } = await ctx.request.validateUsing(referralClickValidator)
    await countClick(ctx, referralCode)
    return { message: 'Thank you.' }
  }
}
