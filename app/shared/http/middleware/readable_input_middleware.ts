import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cleanInput } from '#shared/http/readable_input'

/** Refuses text that PostgreSQL cannot store, and strips invisible characters. */
export default class ReadableInputMiddleware {
  handle({ params, request }: HttpContext, next: NextFn) {
    const [question, body] = [request.qs(), request.body()]
    for (const sent of [params, question, body]) cleanInput(sent)
    // Rebuilds `request.all()`, which was merged from the uncleaned inputs.
    request.updateQs(question)
    request.updateBody(body)
    return next()
  }
}
