import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerFromSession, callerFromToken } from '#identity/sessions/sign_in'
import { bearerToken, isWithoutSession } from '#identity/sessions/program_call'

/** Finds out who is asking; whether somebody has to be is the route's to say. */
export default class CallerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const token = bearerToken(ctx)
    if (token) ctx.caller = await callerFromToken(token)
    else if (!isWithoutSession(ctx)) ctx.caller = await callerFromSession(ctx)
    return next()
  }
}
