import type { HttpContext } from '@adonisjs/core/http'
import { numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import { countOwnOpen } from '#shipping/reweighing/reweigh_list'
import { MOST_ROWS, recentShipments } from '#shipping/history/shipment_history'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'

export default class HistoryPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('shipping/history/history', {
      recent: HistoryRowTransformer.transform(numbered(await recentShipments(caller))),
      isStaff: caller.isBookingStaff,
      mostRows: MOST_ROWS,
      openReweighs: await countOwnOpen(caller),
    })
  }
}
