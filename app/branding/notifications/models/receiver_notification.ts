import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ReceiverNotificationSchema } from '#database/schema'
import SmsMessage from '#shared/sms/sms_message'
import Shipment from '#shipping/shipment/models/shipment'
import type {
  NotificationChannel,
  NotificationEvent,
} from '#shipping/tracking/rules/receiver_events'

/** `refused` by its receiver, who wants no mail. */
export type NotificationStatus = 'queued' | 'sent' | 'failed' | 'refused'

/** One message to one receiver: its claim, and what became of it. */
export default class ReceiverNotification extends ReceiverNotificationSchema {
  declare event: NotificationEvent
  declare channel: NotificationChannel
  declare status: NotificationStatus

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => SmsMessage)
  declare smsMessage: BelongsTo<typeof SmsMessage>
}
