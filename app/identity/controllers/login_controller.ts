import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { issueToken } from '#identity/bearer_tokens'
import { isProgramCall } from '#identity/program_call'
import { openSession, verifyCredentials } from '#identity/sign_in'
import { loginValidator } from '#identity/validators/login'

export default class LoginController {
  /** A page gets a session and no token, a program a bearer token and no cookie. */
  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    const tries = limiter.use({ requests: 10, duration: '15 minutes', blockDuration: '15 minutes' })
    const [refusal, caller] = await tries.penalize(
      `login:${username.toLowerCase()}:${ctx.request.ip()}`,
      () => verifyCredentials(username, password)
    )
    if (refusal) throw refusal
    if (isProgramCall(ctx)) {
      ctx.response.header('Authorization', `Bearer ${await issueToken(caller)}`)
    } else {
      await openSession(ctx, caller)
    }
    return { message: `Welcome, ${caller.user.firstname}.` }
  }
}
