import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { historyCsv } from '#shipping/history/history_csv'
import { historyQuestionValidator } from '#shipping/history/history_validator'

export default class ShipmentExportsController {
  async show(ctx: HttpContext) {
    const question = await historyQuestionValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const name = `past-shipments-${startDate}-to-${endDate}.csv`
    return sendCsv(ctx, name, await historyCsv(callerOf(ctx), question))
  }
}
