import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { alone } from '#shared/http/numbered'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { shipmentListValidator } from '#shipping/history/history_validator'
import { shipmentsAfter } from '#shipping/history/shipment_history'

export default class ShipmentListsController {
  async index(ctx: HttpContext) {
    const question = await shipmentListValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const { rows, place } = await readFromReplica(caller, () => shipmentsAfter(caller, question))
    const shipments = await ctx.serialize(HistoryRowTransformer.transform(rows.map(alone)))
    return { ...shipments, ...place }
  }
}
