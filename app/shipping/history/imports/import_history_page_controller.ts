import type { HttpContext } from '@adonisjs/core/http'
import { historyProps } from '#shipping/history/controllers/history_props'
import { importStatusesOf } from '#shipping/history/imports/import_statuses'

export default class ImportHistoryPageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('shipping/history/imports/import_history', {
      ...(await historyProps(ctx, 'import')),
      statuses: {
        origin: importStatusesOf('origin'),
        destination: importStatusesOf('destination'),
      },
    })
  }
}
