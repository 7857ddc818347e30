import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { exportMessages, MESSAGE_CSV_COLUMNS } from '#branding/notifications/log/message_csv'
import { loadMessagePage } from '#branding/notifications/log/load_messages'
import { messageListValidator } from '#branding/notifications/log/message_query'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { sendListCsv } from '#shared/http/controllers/send_csv'

export default class MessagesController {
  async index(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const listQuery = await ctx.request.validateUsing(messageListValidator)
    const { rows, metadata } = await loadMessagePage(business, listQuery)
    return ctx.serialize(ReceiverNotificationTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const listQuery = await ctx.request.validateUsing(messageListValidator)
    const rows = exportMessages(business, listQuery)
    return sendListCsv(ctx, 'messages.csv', MESSAGE_CSV_COLUMNS, rows)
  }
}
