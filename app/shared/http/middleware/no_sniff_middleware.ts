import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Whatever we answer is of the kind that we say: no browser guesses, and runs a file as a page. */
export default class NoSniffMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    // On Node's own answer, because files are sent past the framework's.
    response.response.setHeader('X-Content-Type-Options', 'nosniff')
    return next()
  }
}
