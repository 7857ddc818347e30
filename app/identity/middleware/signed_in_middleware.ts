import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOf } from '#identity/caller'
import { isApiCall } from '#shared/api_call'

/** Turns strangers away: a call gets a 401, a page goes to sign-in and remembers where it was. */
export default class SignedInMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isApiCall(ctx)) callerOf(ctx)
    if (ctx.caller) return next()
    ctx.session.put('intended_url', ctx.request.url(true))
    return ctx.response.redirect('/signin')
  }
}
