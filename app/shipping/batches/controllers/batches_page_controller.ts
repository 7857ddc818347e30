import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listBatches } from '#shipping/batches/batch_list'
import { listSendableShipments } from '#shipping/batches/batch_from_past_shipments'
import BatchSummaryTransformer from '#shipping/batches/transformers/batch_summary_transformer'
import SendableShipmentTransformer from '#shipping/batches/transformers/sendable_shipment_transformer'

export default class BatchesPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const past = async () =>
      SendableShipmentTransformer.transform(await listSendableShipments(caller))
    return ctx.inertia.render('shipping/batches/batches', {
      batches: BatchSummaryTransformer.transform(await listBatches(caller)).useVariant('forPage'),
      past: ctx.inertia.optional(past),
    })
  }
}
