import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isApiUrl } from '#shared/http/api_call'

/** Calls under /api answer JSON whatever the caller says it accepts, errors included. */
export default class ApiAnswersJsonMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isApiUrl(ctx.request.url())) ctx.request.request.headers.accept = 'application/json'
    return next()
  }
}
