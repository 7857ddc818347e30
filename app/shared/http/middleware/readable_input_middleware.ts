import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cleanInput } from '#shared/http/readable_input'

/** Refuses text that PostgreSQL cannot store, and strips invisible characters. */
export default class ReadableInputMiddleware {
  handle({ params, request }: HttpContext, next: NextFn) {
    const [query, body] = [request.qs(), request.body()]
    for (const sent of [params, query, body]) cleanInput(sent)
    // Rebuilds `request.all()`, which was merged from the uncleaned inputs.
    request.updateQs(query)
    request.updateBody(body)
    return next()
  }
}
