import InitializeAuthMiddleware from '@adonisjs/auth/initialize_auth_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isSessionless } from '#identity/sessions/middleware/api_client'

/** Requests without a session need neither session authentication nor its view data. */
export default class BrowserAuthMiddleware extends InitializeAuthMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return isSessionless(ctx) ? next() : super.handle(ctx, next)
  }
}
