import compression from 'compression'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** What is told bit by bit would wait in the compressor. */
const compress = compression({
  filter: (request, response) =>
    response.getHeader('content-type') !== 'text/event-stream' &&
    compression.filter(request, response),
})

/** Pages, scripts and answers cost a slow line a quarter of their size. Pictures are compressed already. */
export default class CompressionMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    // It was written for another framework, and uses only what Node's own have.
    compress(request.request as never, response.response as never, () => {})
    return next()
  }
}
