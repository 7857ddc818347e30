import type { HttpContext } from '@adonisjs/core/http'
import { withIndexes } from '#shared/http/indexed_rows'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { createHistoryCsv } from '#shipping/history/history_csv'
import { loadHistoryPage } from '#shipping/history/history_search'
import { listRecentShipments, listShipmentsBetween } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { historyPageValidator, historyQueryValidator } from '#shipping/history/history_validator'

export default class ShipmentHistoriesController {
  /** Returns all rows if the query contains only the period, otherwise a page. */
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await historyQueryValidator.validate(ctx.request.qs())
    const { startDate, endDate, page = 1, perPage = 25 } = listQuery
    if (Object.keys(listQuery).length === 2) {
      const rows = await readFromReplica(caller, () =>
        listShipmentsBetween(caller, startDate, endDate)
      )
      return ctx.serialize(HistoryRowTransformer.transform(withIndexes(rows)))
    }
    const { rows, metadata } = await readFromReplica(caller, () =>
      loadHistoryPage(caller, listQuery)
    )
    const lines = withIndexes(rows, (page - 1) * perPage)
    return ctx.serialize(HistoryRowTransformer.paginate(lines, metadata))
  }

  async export(ctx: HttpContext) {
    const listQuery = await historyPageValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const days = [startDate && `from-${startDate}`, endDate && `to-${endDate}`].filter(Boolean)
    const name = startDate && endDate ? `${startDate}-to-${endDate}` : days.join('-')
    const file = await createHistoryCsv(callerOf(ctx), listQuery)
    return sendCsv(ctx, `${['past-shipments', name].filter(Boolean).join('-')}.csv`, file)
  }

  async recent(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const recent = withIndexes(await readFromReplica(caller, () => listRecentShipments(caller)))
    return ctx.serialize(HistoryRowTransformer.transform(recent))
  }
}
