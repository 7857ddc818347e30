import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cleanInput } from '#shared/http/readable_input'

/** What no database keeps is refused here, and what nobody sees is left out, once for whatever is read further in. */
export default class ReadableInputMiddleware {
  handle({ params, request }: HttpContext, next: NextFn) {
    const [question, body] = [request.qs(), request.body()]
    for (const sent of [params, question, body]) cleanInput(sent)
    // What `request.all()` answers was made of both before they were clean.
    request.updateQs(question)
    request.updateBody(body)
    return next()
  }
}
