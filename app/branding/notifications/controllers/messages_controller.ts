import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { exportedMessages, MESSAGE_COLUMNS } from '#branding/notifications/log/message_csv'
import { messagePage } from '#branding/notifications/log/message_list'
import { messageListValidator } from '#branding/notifications/log/message_question'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { sendListCsv } from '#shared/http/controllers/send_csv'

export default class MessagesController {
  async index(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const question = await ctx.request.validateUsing(messageListValidator)
    const { rows, metadata } = await messagePage(business, question)
    return ctx.serialize(ReceiverNotificationTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const question = await ctx.request.validateUsing(messageListValidator)
    const rows = exportedMessages(business, question)
    return sendListCsv(ctx, 'messages.csv', MESSAGE_COLUMNS, rows)
  }
}
