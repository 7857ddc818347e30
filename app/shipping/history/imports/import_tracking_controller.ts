import type { HttpContext } from '@adonisjs/core/http'
import { alone } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import { pushImportStatus } from '#shipping/history/imports/tracking_push'
import { rowOf } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { importTrackingValidator } from '#shipping/history/imports/import_tracking_validator'

export default class ImportTrackingController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wanted = await ctx.request.validateUsing(importTrackingValidator)
    await pushImportStatus(caller, wanted)
    const row = HistoryRowTransformer.transform(alone(await rowOf(caller, wanted.shipmentId)))
    return { message: 'Update Successful', ...(await ctx.serialize(row)) }
  }
}
