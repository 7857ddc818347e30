import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { withoutIndex } from '#shared/http/indexed_rows'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { shipmentListValidator } from '#shipping/history/history_validator'
import { listShipmentsAfter } from '#shipping/history/shipment_history'

export default class ShipmentListsController {
  async index(ctx: HttpContext) {
    const listQuery = await shipmentListValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const { rows, place } = await readFromReplica(caller, () =>
      listShipmentsAfter(caller, listQuery)
    )
    const shipments = await ctx.serialize(HistoryRowTransformer.transform(rows.map(withoutIndex)))
    return { ...shipments, ...place }
  }
}
