import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Stops browsers from guessing a content type and running a file as a page. */
export default class NoSniffMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    // Set on Node's response, because static files bypass the framework's.
    response.response.setHeader('X-Content-Type-Options', 'nosniff')
    return next()
  }
}
