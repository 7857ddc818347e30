import type { HttpContext } from '@adonisjs/core/http'
import { CHECK_YOUR_MAIL } from '#identity/controllers/accounts_controller'
import { countTry } from '#identity/limits'
import { referralCodeOf } from '#identity/referral'
import { signUp } from '#identity/sign_up'
import { createAccountValidator } from '#identity/validators/account'

export default class PasswordlessAccountsController {
  /** The mail leads to where the password is chosen. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(createAccountValidator)
    await countTry(ctx, 'sign_up', given.username)
    await signUp({ ...given, referralCode: referralCodeOf(ctx, given.referralCode) })
    return { message: CHECK_YOUR_MAIL }
  }
}
