import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import encryption from '@adonisjs/core/services/encryption'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import shieldConfig from '#config/shield'
import { isSessionless, needsCsrfToken } from '#identity/sessions/middleware/api_client'

// The container would make one anew for each request, and read its policy anew.
const fullShield = new ShieldMiddleware(shieldConfig, encryption.use())
const headersOnlyShield = new ShieldMiddleware(
  { ...shieldConfig, csrf: { enabled: false } },
  encryption.use()
)

/** CSRF and the page's security headers; a program has no cookie that could be abused. */
export default class BrowserShieldMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isSessionless(ctx)) return next()
    return (needsCsrfToken(ctx) ? fullShield : headersOnlyShield).handle(ctx, next)
  }
}
