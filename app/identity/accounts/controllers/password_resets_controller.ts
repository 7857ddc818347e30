import type { HttpContext } from '@adonisjs/core/http'
import { countTry } from '#identity/sessions/throttles'
import { requestReset, resetPassword } from '#identity/accounts/password_change'
import { choosePasswordValidator, usernameValidator } from '#identity/accounts/validators/account'

export default class PasswordResetsController {
  /** The same answer whether or not there is an account. */
  async store(ctx: HttpContext) {
    const { username } = await ctx.request.validateUsing(usernameValidator)
    await countTry(ctx.request.ip(), 'send_link', username)
    await requestReset(username)
    return {
      message:
        'If there is an account with this e-mail address, we have sent a link to it. The link works for one hour.',
    }
  }

  async update(ctx: HttpContext) {
    const { newPassword } = await ctx.request.validateUsing(choosePasswordValidator)
    await countTry(ctx.request.ip(), 'open_link')
    await resetPassword(ctx.params.token, newPassword)
    return { message: 'Your password has been changed. You can sign in with it now.' }
  }
}
