import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import { countTry, withTries } from '#identity/sessions/throttles'
import { letIn, wantedPage } from '#identity/sessions/controllers/session_access'
import { loginValidator } from '#identity/sessions/validators/login'
import type { Caller } from '#identity/sessions/caller'
import {
  AlreadyVerified,
  sendVerificationAgain,
  verifyEmail,
} from '#identity/accounts/verification'

export default class VerificationsController {
  /** It opens the account and lets its owner in: a page by session, a program by token. */
  async show(ctx: HttpContext) {
    await countTry(ctx.request.ip(), 'open_link')
    const { user } = await this.verify(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    return {
      message: `Your e-mail address is confirmed. Welcome to ${brand.name}, ${user.firstname}!`,
    }
  }

  /** Who is in already, by this very link, may have lost the answer and asks for it again. */
  private async verify(ctx: HttpContext): Promise<Caller> {
    try {
      const caller = await verifyEmail(String(ctx.request.qs().token ?? ''))
      await letIn(ctx, caller)
      return caller
    } catch (error) {
      const isTheirs = error instanceof AlreadyVerified && ctx.caller?.user.id === error.userId
      if (ctx.caller && isTheirs) return ctx.caller
      throw error
    }
  }

  /** Another link, for whoever knows the password. */
  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(loginValidator)
    await countTry(ctx.request.ip(), 'send_link', username)
    await withTries(ctx.request.ip(), 'login', username, () =>
      sendVerificationAgain(username, password, wantedPage(ctx))
    )
    return { message: 'We have sent you the link again. Please check your e-mail.' }
  }
}
