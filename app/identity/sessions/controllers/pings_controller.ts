import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import CallerTransformer from '#identity/sessions/transformers/caller_transformer'

export default class PingsController {
  /** Tells a client that its session or token is still good, and for whom. */
  async store(ctx: HttpContext) {
    return ctx.serialize(CallerTransformer.transform(callerOf(ctx)))
  }
}
