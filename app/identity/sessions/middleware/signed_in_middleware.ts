import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOf } from '#identity/sessions/caller'
import { INTENDED_URL_KEY } from '#identity/sessions/controllers/session_access'
import { wayBackToView } from '#identity/sessions/view_mode'
import { isApiUrl } from '#shared/http/api_call'

/**
 * Turns strangers away: a call gets a 401, a page goes to sign-in and remembers where it was. An
 * administrator's page of the other view leads home in theirs.
 */
export default class SignedInMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isApiUrl(ctx.request.url())) callerOf(ctx)
    if (!ctx.caller) {
      ctx.session.put(INTENDED_URL_KEY, ctx.request.url(true))
      return ctx.response.redirect('/signin')
    }
    const home = await wayBackToView(ctx.request.url(), ctx.caller)
    return home ? ctx.response.redirect(home) : next()
  }
}
