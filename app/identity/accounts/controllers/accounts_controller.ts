import type { HttpContext } from '@adonisjs/core/http'
import { wantedPage } from '#identity/sessions/controllers/session_access'
import { countTry } from '#identity/sessions/throttles'
import { referralCodeOf } from '#identity/referrals/recording'
import { signUp } from '#identity/accounts/sign_up'
import { signUpValidator } from '#identity/accounts/validators/account'

export const CHECK_YOUR_MAIL =
  'Almost there! We have sent you an e-mail. Open the link in it to continue.'

export default class AccountsController {
  /** The same answer whether or not there is an account: only the mail tells. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(signUpValidator)
    await countTry(ctx.request.ip(), 'sign_up', given.username)
    await signUp({
      ...given,
      referralCode: referralCodeOf(given.referralCode, ctx.request.headers()),
      goTo: wantedPage(ctx),
    })
    return { message: CHECK_YOUR_MAIL }
  }
}
