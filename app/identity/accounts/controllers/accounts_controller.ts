import type { HttpContext } from '@adonisjs/core/http'
import { readCallIntendedUrl } from '#identity/sessions/controllers/session_access'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { readReferralCode } from '#identity/referrals/record_referral'
import { signUp } from '#identity/accounts/sign_up'
import { signUpValidator } from '#identity/accounts/validators/account_validators'

export const CHECK_YOUR_MAIL =
  'Almost there! We have sent you an e-mail. Open the link in it to continue.'

export default class AccountsController {
  /** Answers the same whether or not the account exists; only the mail differs. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(signUpValidator)
    await consumeAttempt(ctx.request.ip(), 'sign_up', given.username)
    await signUp({
      ...given,
      referralCode: readReferralCode(given.referralCode, ctx.request.headers()),
      goTo: readCallIntendedUrl(ctx),
    })
    return { message: CHECK_YOUR_MAIL }
  }
}
