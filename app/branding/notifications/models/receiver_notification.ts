import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ReceiverNotificationSchema } from '#database/schema'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import type { Channel } from '#branding/notifications/rules/channels'
import SmsMessage from '#shared/sms/sms_message'
import Shipment from '#shipping/shipment/models/shipment'
import type {
  NotificationChannel,
  NotificationEvent,
} from '#shipping/tracking/rules/notification_events'

/** `refused`: the receiver unsubscribed; `dropped`: superseded or no longer needed while queued. */
export type NotificationStatus = 'queued' | 'sent' | 'failed' | 'refused' | 'dropped'

/**
 * One message to one receiver and its outcome. `channel`, e-mail or phone as planned, forms with
 * shipment and event the unique key that prevents duplicates; `carrier` is the channel in use.
 */
export default class ReceiverNotification extends ReceiverNotificationSchema {
  declare event: NotificationEvent
  declare channel: NotificationChannel
  declare carrier: Channel | null
  declare status: NotificationStatus

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => SmsMessage)
  declare smsMessage: BelongsTo<typeof SmsMessage>

  @hasMany(() => NotificationAttempt, { foreignKey: 'notificationId' })
  declare tries: HasMany<typeof NotificationAttempt>

  private get channels(): Channel[] {
    return this.route ? (this.route.split(',') as Channel[]) : [this.channel]
  }

  get turn(): Channel {
    return this.carrier ?? this.channels[0]!
  }

  get next(): Channel | null {
    return this.channels[this.channels.indexOf(this.turn) + 1] ?? null
  }
}
