import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { alone } from '#shared/http/numbered'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { shipmentListValidator } from '#shipping/history/history_validator'
import { shipmentsAfter } from '#shipping/history/shipment_history'

export default class ShipmentListsController {
  async index(ctx: HttpContext) {
    const question = await shipmentListValidator.validate(ctx.request.qs())
    const { rows, place } = await shipmentsAfter(callerOf(ctx), question)
    const shipments = await ctx.serialize(HistoryRowTransformer.transform(rows.map(alone)))
    return { ...shipments, ...place }
  }
}
