import type { HttpContext } from '@adonisjs/core/http'
import { alone } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import { pushImportStatus } from '#shipping/history/imports/tracking_push'
import { shipmentLines } from '#shipping/shipment/shipment_line'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { importTrackingValidator } from '#shipping/history/imports/import_tracking_validator'

export default class ImportTrackingController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wanted = await ctx.request.validateUsing(importTrackingValidator)
    await pushImportStatus(caller, wanted)
    const [line] = await shipmentLines([wanted.shipmentId])
    const row = HistoryRowTransformer.transform(alone(line!))
    return { message: 'Update Successful', ...(await ctx.serialize(row)) }
  }
}
