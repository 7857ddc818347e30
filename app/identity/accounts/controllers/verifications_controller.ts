import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import { countTry, withTries } from '#identity/sessions/throttles'
import { letIn } from '#identity/sessions/controllers/session_access'
import { loginValidator } from '#identity/sessions/validators/login'
import { sendVerificationAgain, verifyEmail } from '#identity/accounts/verification'

export default class VerificationsController {
  /** It opens the account and lets its owner in: a page by session, a program by token. */
  async show(ctx: HttpContext) {
    await countTry(ctx.request.ip(), 'open_link')
    const caller = await verifyEmail(String(ctx.request.qs().token ?? ''))
    await letIn(ctx, caller)
    ctx.response.header('Cache-Control', 'no-store')
    return {
      message: `Your e-mail address is confirmed. Welcome to ${brand.name}, ${caller.user.firstname}!`,
    }
  }

  /** Another link, for whoever knows the password. */
  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    await countTry(ctx.request.ip(), 'send_link', username)
    await withTries(ctx.request.ip(), 'login', username, () =>
      sendVerificationAgain(username, password)
    )
    return { message: 'We have sent you the link again. Please look into your e-mail.' }
  }
}
