import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import encryption from '@adonisjs/core/services/encryption'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import shieldConfig from '#config/shield'
import { isSessionless, needsCsrfToken } from '#identity/sessions/middleware/api_client'

// Created once here, because the container would build a shield and its policy per request.
const fullShield = new ShieldMiddleware(shieldConfig, encryption.use())
const headersOnlyShield = new ShieldMiddleware(
  { ...shieldConfig, csrf: { enabled: false } },
  encryption.use()
)

/** Adds CSRF protection and security headers; API clients have no cookie to abuse. */
export default class BrowserShieldMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isSessionless(ctx)) return next()
    return (needsCsrfToken(ctx) ? fullShield : headersOnlyShield).handle(ctx, next)
  }
}
