import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { MARGIN_COLUMNS, marginLines } from '#admin/margin/margin_csv'
import { marginListValidator } from '#admin/margin/margin_question'

export default class MarginExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(marginListValidator)
    return sendCsv(ctx, 'margins.csv', csvFile(MARGIN_COLUMNS, marginLines(question)))
  }
}
