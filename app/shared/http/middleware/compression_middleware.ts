import compression from 'compression'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const compress = compression()

/** Pages, scripts and answers cost a slow line a quarter of their size. Pictures are compressed already. */
export default class CompressionMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    // It was written for another framework, and uses only what Node's own have.
    compress(request.request as never, response.response as never, () => {})
    return next()
  }
}
