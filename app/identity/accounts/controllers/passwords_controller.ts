import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { limitAttempts } from '#identity/sessions/attempt_limits'
import { changePassword } from '#identity/accounts/password_change'
import { regenerateSession } from '#identity/sessions/controllers/session_access'
import { changePasswordValidator } from '#identity/accounts/validators/account_validators'

export default class PasswordsController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { currentPassword, newPassword } =
      await ctx.request.validateUsing(changePasswordValidator)
    await limitAttempts(ctx.request.ip(), 'change_password', caller.user.email, () =>
      changePassword(caller, { current: currentPassword, next: newPassword })
    )
    regenerateSession(ctx)
    return { message: 'Your password has been changed. Every other device has been signed out.' }
  }
}
