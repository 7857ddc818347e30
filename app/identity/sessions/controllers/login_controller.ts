import type { HttpContext } from '@adonisjs/core/http'
import { withTries } from '#identity/sessions/throttles'
import { letIn } from '#identity/sessions/controllers/session_access'
import { landingOfBrowser } from '#identity/sessions/controllers/browser_view'
import { verifyCredentials } from '#identity/sessions/sign_in'
import { loginValidator } from '#identity/sessions/validators/login'

export default class LoginController {
  /** A page gets a session and no token, a program a bearer token and no cookie. */
  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    const caller = await withTries(ctx.request.ip(), 'login', username, () =>
      verifyCredentials(username, password)
    )
    await letIn(ctx, caller)
    const { user } = caller
    return {
      message: `Welcome, ${user.firstname}.`,
      data: { landing: landingOfBrowser(ctx, user) },
    }
  }
}
