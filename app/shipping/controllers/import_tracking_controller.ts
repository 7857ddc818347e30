import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { pushImportStatus } from '#shipping/imports/tracking_push'
import { rowOf } from '#shipping/shipment_history'
import HistoryRowTransformer from '#shipping/transformers/history_row_transformer'
import { importTrackingValidator } from '#shipping/validators/import_tracking'

export default class ImportTrackingController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wanted = await ctx.request.validateUsing(importTrackingValidator)
    await pushImportStatus(caller, wanted)
    const row = HistoryRowTransformer.transform(await rowOf(caller, wanted.shipmentId))
    return { message: 'Update Successful', ...(await ctx.serialize(row)) }
  }
}
