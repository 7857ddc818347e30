import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { isWithoutSession } from '#identity/sessions/middleware/program_call'

/** CSRF and the page's security headers; a program has no cookie that could be abused. */
@inject()
export default class BrowserShieldMiddleware {
  constructor(private shield: ShieldMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    return isWithoutSession(ctx) ? next() : this.shield.handle(ctx, next)
  }
}
