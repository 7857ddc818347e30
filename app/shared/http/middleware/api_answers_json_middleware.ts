import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PROBLEM_TYPE, prefersProblem } from '#shared/errors/problem'
import { isApiUrl } from '#shared/http/api_url'

/** Answers API calls with JSON, or with problem documents if preferred, whatever Accept says. */
export default class ApiAnswersJsonMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { headers } = ctx.request.request
    if (isApiUrl(ctx.request.url())) {
      headers.accept = prefersProblem(headers.accept)
        ? `${PROBLEM_TYPE}, application/json`
        : 'application/json'
    }
    return next()
  }
}
