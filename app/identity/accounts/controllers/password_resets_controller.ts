import type { HttpContext } from '@adonisjs/core/http'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { requestPasswordReset, resetPassword } from '#identity/accounts/password_change'
import {
  choosePasswordValidator,
  usernameValidator,
} from '#identity/accounts/validators/account_validators'

export default class PasswordResetsController {
  /** Answers the same whether or not the account exists. */
  async store(ctx: HttpContext) {
    const { username } = await ctx.request.validateUsing(usernameValidator)
    await consumeAttempt(ctx.request.ip(), 'send_link', username)
    await requestPasswordReset(username)
    return {
      message:
        'If there is an account with this e-mail address, we have sent a link to it. The link works for one hour.',
    }
  }

  async update(ctx: HttpContext) {
    const { newPassword } = await ctx.request.validateUsing(choosePasswordValidator)
    await consumeAttempt(ctx.request.ip(), 'open_link')
    await resetPassword(ctx.params.token, newPassword)
    return { message: 'Your password has been changed. You can sign in with it now.' }
  }
}
