import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { countOwnOpenReweighs } from '#shipping/reweighing/reweigh_list'
import { loadShipmentHistoryProps } from '#shipping/history/controllers/history_props'

export default class HistoryPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('shipping/history/history', {
      ...(await loadShipmentHistoryProps(ctx)),
      isStaff: caller.isBookingStaff,
      openReweighs: await countOwnOpenReweighs(caller),
    })
  }
}
