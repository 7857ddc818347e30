import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Stops browsers from guessing a content type and running a file as a page. */
export default class NoSniffMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    // Set the header on Node's response: static files bypass the framework's response.
    response.response.setHeader('X-Content-Type-Options', 'nosniff')
    return next()
  }
}
