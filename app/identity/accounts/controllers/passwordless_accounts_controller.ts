import type { HttpContext } from '@adonisjs/core/http'
import { CHECK_YOUR_MAIL } from '#identity/accounts/controllers/accounts_controller'
import { countTry } from '#identity/sessions/throttles'
import { referralCodeOf } from '#identity/referrals/recording'
import { signUp } from '#identity/accounts/sign_up'
import { createAccountValidator } from '#identity/accounts/validators/account'

export default class PasswordlessAccountsController {
  /** The mail leads to where the password is chosen. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(createAccountValidator)
    await countTry(ctx.request.ip(), 'sign_up', given.username)
    await signUp({
      ...given,
      referralCode: referralCodeOf(given.referralCode, ctx.request.headers()),
    })
    return { message: CHECK_YOUR_MAIL }
  }
}
