import type { HttpContext } from '@adonisjs/core/http'
import { numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import { importStatusesOf } from '#shipping/history/imports/import_statuses'
import { MOST_ROWS, recentShipments } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'

export default class ImportHistoryPageController {
  async render(ctx: HttpContext) {
    const imports = await recentShipments(callerOf(ctx), 'import')
    return ctx.inertia.render('shipping/history/imports/import_history', {
      recent: HistoryRowTransformer.transform(numbered(imports)),
      mostRows: MOST_ROWS,
      statuses: {
        origin: importStatusesOf('origin'),
        destination: importStatusesOf('destination'),
      },
    })
  }
}
