import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { repriceBatch } from '#shipping/batches/change_batch'
import { respondWithBatch } from '#shipping/batches/controllers/batch_exchange'

export default class BatchPricesController {
  async update(ctx: HttpContext) {
    await repriceBatch(callerOf(ctx), ctx.params.id)
    return respondWithBatch(ctx, ctx.params.id)
  }
}
