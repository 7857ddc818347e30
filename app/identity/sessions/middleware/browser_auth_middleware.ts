import InitializeAuthMiddleware from '@adonisjs/auth/initialize_auth_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isWithoutSession } from '#identity/sessions/middleware/program_call'

/** Only a session is signed in and out of; a program needs none, and no view that is told of it. */
export default class BrowserAuthMiddleware extends InitializeAuthMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return isWithoutSession(ctx) ? next() : super.handle(ctx, next)
  }
}
