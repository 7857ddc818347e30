import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { completeSignUp } from '#identity/accounts/profile'
import { readReferralCode } from '#identity/referrals/record_referral'
import { clearIntendedUrl } from '#identity/sessions/controllers/session_access'
import { completeSignUpValidator } from '#identity/accounts/validators/account_validators'

export default class SignUpCompletionsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(completeSignUpValidator)
    const referralCode = readReferralCode(given.referralCode, ctx.request.headers())
    await completeSignUp(caller, { phoneNumber: given.phoneNumber, referralCode })
    clearIntendedUrl(ctx)
    return { message: `Welcome to ${brand.name}, ${caller.user.firstname}!` }
  }
}
