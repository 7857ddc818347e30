import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import { SESSION_COOKIE, isWithoutSession } from '#identity/sessions/middleware/program_call'

/** Opens the session for pages and their calls; programs never touch one. */
@inject()
export default class BrowserSessionMiddleware {
  constructor(private session: SessionMiddleware<Record<string, never>>) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (isWithoutSession(ctx)) return next()
    const output = await this.session.handle(ctx, next)
    if (ctx.session.fresh && ctx.session.isEmpty) takeCookieBack(ctx)
    return output
  }
}

/** A visitor of whom there is nothing to remember has no row, so they need no cookie for it either. */
function takeCookieBack({ response }: HttpContext) {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  response.removeHeader('set-cookie')
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${SESSION_COOKIE}=`)) response.append('set-cookie', cookie)
  }
}
