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

/** `refused` by its receiver, who wants none; `dropped` because later news overtook it while it waited. */
export type NotificationStatus = 'queued' | 'sent' | 'failed' | 'refused' | 'dropped'

/**
 * One message to one receiver: its claim, and what became of it. `channel` is the inbox or the phone, as it was
 * planned, and with shipment and event what keeps it from being claimed twice; `carrier` is what carries it now.
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

  /** The channels in the order of their turns. */
  private get channels(): Channel[] {
    return this.route ? (this.route.split(',') as Channel[]) : [this.channel]
  }

  get turn(): Channel {
    return this.carrier ?? this.channels[0]!
  }

  /** Whose turn is after this one's; null where there is none. */
  get next(): Channel | null {
    return this.channels[this.channels.indexOf(this.turn) + 1] ?? null
  }
}
