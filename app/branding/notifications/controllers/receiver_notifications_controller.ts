import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import { listLatestMessages, requeueMessage } from '#branding/notifications/log/notification_log'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'

export default class ReceiverNotificationsController {
  async index(ctx: HttpContext) {
    const log = await listLatestMessages(requireCurrentBusiness(callerOf(ctx)))
    return ctx.serialize(ReceiverNotificationTransformer.transform(log))
  }

  async update(ctx: HttpContext) {
    requireCurrentBusiness(callerOf(ctx))
    const { shipmentId } = await requeueMessage(callerOf(ctx), ctx.params.id)
    await NotifyReceiverJob.dispatch({ shipmentId })
    return { message: 'We are sending the message again.' }
  }
}
