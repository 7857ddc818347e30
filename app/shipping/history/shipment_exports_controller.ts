import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { historyCsv } from '#shipping/history/history_csv'
import { historyPageValidator } from '#shipping/history/history_validator'

export default class ShipmentExportsController {
  /** All that the page's own address asks for. */
  async show(ctx: HttpContext) {
    const question = await historyPageValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const days = [startDate && `from-${startDate}`, endDate && `to-${endDate}`].filter(Boolean)
    const name = startDate && endDate ? `${startDate}-to-${endDate}` : days.join('-')
    return sendCsv(
      ctx,
      `${['past-shipments', name].filter(Boolean).join('-')}.csv`,
      await historyCsv(callerOf(ctx), question)
    )
  }
}
