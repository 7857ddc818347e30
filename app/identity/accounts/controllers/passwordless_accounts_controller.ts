import type { HttpContext } from '@adonisjs/core/http'
import { CHECK_YOUR_MAIL } from '#identity/accounts/controllers/accounts_controller'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { readReferralCode } from '#identity/referrals/record_referral'
import { signUp } from '#identity/accounts/sign_up'
import { createAccountValidator } from '#identity/accounts/validators/account_validators'

export default class PasswordlessAccountsController {
  /** Creates an account without a password. The e-mail links to the page that sets one. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(createAccountValidator)
    await consumeAttempt(ctx.request.ip(), 'sign_up', given.username)
    await signUp({
      ...given,
      referralCode: readReferralCode(given.referralCode, ctx.request.headers()),
    })
    return { message: CHECK_YOUR_MAIL }
  }
}
