import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import { consumeAttempt, limitAttempts } from '#identity/sessions/attempt_limits'
import { signInCaller, readCallIntendedUrl } from '#identity/sessions/controllers/session_access'
import { loginValidator } from '#identity/sessions/validators/login_validator'
import type { Caller } from '#identity/sessions/caller'
import {
  AlreadyVerified,
  resendVerificationEmail,
  verifyEmail,
} from '#identity/accounts/verification'

export default class VerificationsController {
  /** Opens the account and signs its owner in: a page by session, an API client by token. */
  async show(ctx: HttpContext) {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    const { user } = await this.verify(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    return {
      message: `Your e-mail address is confirmed. Welcome to ${brand.name}, ${user.firstname}!`,
    }
  }

  /** A used link succeeds again for the person it signed in, who may not have got the answer. */
  private async verify(ctx: HttpContext): Promise<Caller> {
    try {
      const caller = await verifyEmail(String(ctx.request.qs().token ?? ''))
      await signInCaller(ctx, caller)
      return caller
    } catch (error) {
      const isTheirs = error instanceof AlreadyVerified && ctx.caller?.user.id === error.userId
      if (ctx.caller && isTheirs) return ctx.caller
      throw error
    }
  }

  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    await consumeAttempt(ctx.request.ip(), 'send_link', username)
    await limitAttempts(ctx.request.ip(), 'login', username, () =>
      resendVerificationEmail(username, password, readCallIntendedUrl(ctx))
    )
    return { message: 'We have sent you the link again. Please check your e-mail.' }
  }
}
