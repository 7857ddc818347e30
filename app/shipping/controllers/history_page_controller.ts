import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { MOST_ROWS, recentShipments } from '#shipping/shipment_history'
import HistoryRowTransformer from '#shipping/transformers/history_row_transformer'

export default class HistoryPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('shipping/history', {
      recent: HistoryRowTransformer.transform(await recentShipments(caller)),
      isStaff: caller.isBookingStaff,
      mostRows: MOST_ROWS,
    })
  }
}
