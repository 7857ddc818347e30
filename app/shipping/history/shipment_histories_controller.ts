import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { historyPage } from '#shipping/history/history_search'
import { recentShipments, shipmentsBetween } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { historyQuestionValidator } from '#shipping/history/history_validator'

export default class ShipmentHistoriesController {
  /** All rows, or the page that was asked for where anything but the days was said. */
  async index(ctx: HttpContext) {
    const question = await historyQuestionValidator.validate(ctx.request.qs())
    const { startDate, endDate, page = 1, perPage = 25 } = question
    if (Object.keys(question).length === 2) {
      const rows = await shipmentsBetween(callerOf(ctx), startDate, endDate)
      return ctx.serialize(HistoryRowTransformer.transform(rows))
    }
    const rows = await historyPage(callerOf(ctx), question, { page, perPage })
    return ctx.serialize(HistoryRowTransformer.paginate(rows.all(), rows.getMeta()))
  }

  async recent(ctx: HttpContext) {
    return ctx.serialize(HistoryRowTransformer.transform(await recentShipments(callerOf(ctx))))
  }
}
