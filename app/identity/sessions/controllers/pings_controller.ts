import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import CallerTransformer from '#identity/sessions/transformers/caller_transformer'

export default class PingsController {
  async store(ctx: HttpContext) {
    return ctx.serialize(CallerTransformer.transform(callerOf(ctx)))
  }
}
