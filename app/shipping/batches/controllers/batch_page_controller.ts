import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadBookingChoices } from '#shipping/booking/booking_form'
import { loadBatch } from '#shipping/batches/load_batch'
import BatchRowTransformer from '#shipping/batches/transformers/batch_row_transformer'
import BatchTransformer from '#shipping/batches/transformers/batch_transformer'

export default class BatchPageController {
  async render(ctx: HttpContext) {
    const shown = await loadBatch(callerOf(ctx), ctx.params.id)
    const { categories, nigerianStates, calendar } = await loadBookingChoices()
    return ctx.inertia.render('shipping/batches/batch', {
      batch: BatchTransformer.transform(shown),
      rows: BatchRowTransformer.transform(shown.rows),
      categories,
      nigerianStates,
      calendar,
    })
  }
}
