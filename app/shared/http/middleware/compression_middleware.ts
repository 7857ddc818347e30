import compression from 'compression'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Does not compress event streams, because the compressor would buffer them. */
const compress = compression({
  filter: (request, response) =>
    response.getHeader('content-type') !== 'text/event-stream' &&
    compression.filter(request, response),
})

/** Compresses pages, scripts and answers to about a quarter. Pictures are compressed already. */
export default class CompressionMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    // The library is for Express, but uses only members of Node's request and response.
    compress(request.request as never, response.response as never, () => {})
    return next()
  }
}
