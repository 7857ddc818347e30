import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { repriceBatch } from '#shipping/batches/change_batch'
import { respondWithBatch } from '#shipping/batches/controllers/batch_response'

export default class BatchPricesController {
  /** Prices all rows anew, by the tariff of now. */
  async update(ctx: HttpContext) {
    await repriceBatch(callerOf(ctx), ctx.params.id)
    return respondWithBatch(ctx, ctx.params.id)
  }
}
