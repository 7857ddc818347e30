import type { HttpContext } from '@adonisjs/core/http'
import { findUserByPassword } from '#identity/accounts/passwords'
import { limitAttempts } from '#identity/sessions/attempt_limits'
import { signInCaller } from '#identity/sessions/controllers/session_access'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { createSignInCaller } from '#identity/sessions/create_caller'
import { loginValidator } from '#identity/sessions/validators/login_validator'

export default class LoginController {
  /** A page gets a session and no token, an API client a bearer token and no cookie. */
  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    const caller = await limitAttempts(ctx.request.ip(), 'login', username, async () =>
      createSignInCaller(await findUserByPassword(username, password))
    )
    await signInCaller(ctx, caller)
    const { user } = caller
    return {
      message: `Welcome, ${user.firstname}.`,
      data: { landing: findLandingPath(ctx, user) },
    }
  }
}
