import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireReadable } from '#shared/http/readable_input'

/** What no database keeps is refused here, once for whatever is read of a request further in. */
export default class ReadableInputMiddleware {
  handle({ params, request }: HttpContext, next: NextFn) {
    for (const sent of [params, request.qs(), request.body()]) requireReadable(sent)
    return next()
  }
}
