import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import encryption from '@adonisjs/core/services/encryption'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import shieldConfig from '#config/shield'
import { isWithoutSession, needsCsrfToken } from '#identity/sessions/middleware/program_call'

// The container would make one anew for each request, and read its policy anew.
const whole = new ShieldMiddleware(shieldConfig, encryption.use())
const headersOnly = new ShieldMiddleware(
  { ...shieldConfig, csrf: { enabled: false } },
  encryption.use()
)

/** CSRF and the page's security headers; a program has no cookie that could be abused. */
export default class BrowserShieldMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isWithoutSession(ctx)) return next()
    return (needsCsrfToken(ctx) ? whole : headersOnly).handle(ctx, next)
  }
}
