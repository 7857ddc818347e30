import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { messageLines, MESSAGE_COLUMNS } from '#branding/notifications/log/message_csv'
import { messageListValidator } from '#branding/notifications/log/message_question'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'

export default class MessageExportsController {
  async show(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const question = await ctx.request.validateUsing(messageListValidator)
    return sendCsv(ctx, 'messages.csv', csvFile(MESSAGE_COLUMNS, messageLines(business, question)))
  }
}
