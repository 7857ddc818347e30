import type { HttpContext } from '@adonisjs/core/http'
import { numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { recentShipments, shipmentsBetween } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { historyRangeValidator } from '#shipping/history/history_validator'

export default class ImportHistoriesController {
  async index(ctx: HttpContext) {
    const { startDate, endDate } = await historyRangeValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    const imports = await readFromReplica(caller, () =>
      shipmentsBetween(caller, startDate, endDate, 'import')
    )
    return ctx.serialize(HistoryRowTransformer.transform(numbered(imports)))
  }

  async recent(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const imports = await readFromReplica(caller, () => recentShipments(caller, 'import'))
    return ctx.serialize(HistoryRowTransformer.transform(numbered(imports)))
  }
}
