import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import { notificationLog, queueAgain } from '#branding/notifications/log/notification_log'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'

export default class ReceiverNotificationsController {
  async index(ctx: HttpContext) {
    const log = await notificationLog(businessOf(callerOf(ctx)))
    return ctx.serialize(ReceiverNotificationTransformer.transform(log))
  }

  /** Sends one once more. */
  async update(ctx: HttpContext) {
    businessOf(callerOf(ctx))
    const { shipmentId } = await queueAgain(callerOf(ctx), ctx.params.id)
    await NotifyReceiverJob.dispatch({ shipmentId })
    return { message: 'We are sending the message again.' }
  }
}
