import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { importStatusesOf } from '#shipping/imports/import_statuses'
import { MOST_ROWS, recentShipments } from '#shipping/shipment_history'
import HistoryRowTransformer from '#shipping/transformers/history_row_transformer'

export default class ImportHistoryPageController {
  async render(ctx: HttpContext) {
    const imports = await recentShipments(callerOf(ctx), 'import')
    return ctx.inertia.render('shipping/import_history', {
      recent: HistoryRowTransformer.transform(imports),
      mostRows: MOST_ROWS,
      statuses: {
        origin: importStatusesOf('origin'),
        destination: importStatusesOf('destination'),
      },
    })
  }
}
