import type { HttpContext } from '@adonisjs/core/http'
import { withoutIndex } from '#shared/http/indexed_rows'
import { callerOf } from '#identity/sessions/caller'
import { pushImportStatus } from '#shipping/history/imports/push_import_status'
import { loadShipmentListItems } from '#shipping/shipment/shipment_list_item'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { importTrackingValidator } from '#shipping/history/imports/import_tracking_validator'

export default class ImportTrackingController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const wanted = await ctx.request.validateUsing(importTrackingValidator)
    await pushImportStatus(caller, wanted)
    const [line] = await loadShipmentListItems([wanted.shipmentId])
    const row = HistoryRowTransformer.transform(withoutIndex(line!))
    return { message: 'Update Successful', ...(await ctx.serialize(row)) }
  }
}
