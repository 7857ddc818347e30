import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOf } from '#identity/sessions/caller'
import { ENDED_KEY, INTENDED_URL_KEY } from '#identity/sessions/controllers/session_access'
import {
  isOfAnotherOrganization,
  namesOrganization,
} from '#identity/sessions/middleware/page_organization'
import { isApiUrl } from '#shared/http/api_call'

/**
 * Turns strangers away: a call gets a 401, a page goes to sign-in and remembers where it was.
 */
export default class SignedInMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isApiUrl(ctx.request.url())) callerOf(ctx)
    if (!ctx.caller) {
      ctx.session.put(INTENDED_URL_KEY, ctx.request.url(true))
      if (namesOrganization(ctx)) ctx.session.flash(ENDED_KEY, true)
      return ctx.response.redirect('/signin')
    }
    // What comes later to a page of another organization would mix two of them: it is drawn anew.
    const isPart = ctx.request.header('x-inertia-partial-component') !== undefined
    if (isPart && isOfAnotherOrganization(ctx, ctx.caller)) {
      return ctx.inertia.location(ctx.request.url(true))
    }
    return next()
  }
}
