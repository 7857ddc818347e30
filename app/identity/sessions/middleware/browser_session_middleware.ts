import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import { isWithoutSession } from '#identity/sessions/middleware/program_call'

/** Opens the session for pages and their calls; programs never touch one. */
@inject()
export default class BrowserSessionMiddleware {
  constructor(private session: SessionMiddleware<Record<string, never>>) {}

  handle(ctx: HttpContext, next: NextFn) {
    return isWithoutSession(ctx) ? next() : this.session.handle(ctx, next)
  }
}
