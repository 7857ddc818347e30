import type { HttpContext } from '@adonisjs/core/http'
import { loadShipmentHistoryProps } from '#shipping/history/controllers/history_props'
import { listImportStatuses } from '#shipping/history/imports/import_statuses'

export default class ImportHistoryPageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/history/imports/import_history', {
      ...(await loadShipmentHistoryProps(ctx, 'import')),
      statuses: {
        origin: listImportStatuses('origin'),
        destination: listImportStatuses('destination'),
      },
    })
  }
}
