import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Caller } from '#identity/sessions/caller'
import { callerFromSession } from '#identity/sessions/controllers/session_access'
import { callerFromToken } from '#identity/sessions/sign_in'
import { requireOrganizationOfPage } from '#identity/sessions/middleware/page_organization'
import { isApiUrl } from '#shared/http/api_call'
import { bearerToken, isWithoutSession } from '#identity/sessions/middleware/program_call'

/** Finds out who is asking; whether somebody has to be is the route's to say. */
export default class CallerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const token = bearerToken(ctx)
    if (token) ctx.caller = await callerFromToken(token)
    else if (!isWithoutSession(ctx)) ctx.caller = await callerFromSession(ctx)
    if (ctx.caller && isApiUrl(ctx.request.url())) {
      await requireOrganizationOfPage(ctx, ctx.caller)
    }
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    caller?: Caller
  }
}
