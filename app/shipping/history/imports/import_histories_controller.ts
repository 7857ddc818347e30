import type { HttpContext } from '@adonisjs/core/http'
import { withIndexes } from '#shared/http/indexed_rows'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { listRecentShipments, listShipmentsBetween } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { historyRangeValidator } from '#shipping/history/history_validator'

export default class ImportHistoriesController {
  async index(ctx: HttpContext) {
    const { startDate, endDate } = await historyRangeValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const imports = await readFromReplica(caller, () =>
      listShipmentsBetween(caller, startDate, endDate, 'import')
    )
    return ctx.serialize(HistoryRowTransformer.transform(withIndexes(imports)))
  }

  async recent(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const imports = await readFromReplica(caller, () => listRecentShipments(caller, 'import'))
    return ctx.serialize(HistoryRowTransformer.transform(withIndexes(imports)))
  }
}
