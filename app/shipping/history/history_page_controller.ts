import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { countOwnOpen } from '#shipping/reweighing/reweigh_list'
import { historyProps } from '#shipping/history/controllers/history_props'

export default class HistoryPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return ctx.inertia.render('shipping/history/history', {
      ...(await historyProps(ctx)),
      isStaff: caller.isBookingStaff,
      openReweighs: await countOwnOpen(caller),
    })
  }
}
