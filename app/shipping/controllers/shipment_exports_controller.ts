import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { sendCsv } from '#shared/csv_file'
import { historyCsv } from '#shipping/history_csv'
import { historyQuestionValidator } from '#shipping/validators/history'

export default class ShipmentExportsController {
  async show(ctx: HttpContext) {
    const question = await historyQuestionValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const name = `past-shipments-${startDate}-to-${endDate}.csv`
    return sendCsv(ctx, name, await historyCsv(callerOf(ctx), question))
  }
}
