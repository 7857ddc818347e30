import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { repriceBatch } from '#shipping/batches/changing'
import { answerWithBatch } from '#shipping/batches/controllers/batch_answer'

export default class BatchPricesController {
  /** Prices all rows anew, by the tariff of now. */
  async update(ctx: HttpContext) {
    await repriceBatch(callerOf(ctx), ctx.params.id)
    return answerWithBatch(ctx, ctx.params.id)
  }
}
