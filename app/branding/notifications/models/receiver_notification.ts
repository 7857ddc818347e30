import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ReceiverNotificationSchema } from '#database/schema'
import Shipment from '#shipping/shipment/models/shipment'
import type { NotificationChannel, NotificationEvent } from '#branding/notifications/rules/events'

export type NotificationStatus = 'queued' | 'sent' | 'failed'

/** One message to one receiver: its claim, and what became of it. */
export default class ReceiverNotification extends ReceiverNotificationSchema {
  declare event: NotificationEvent
  declare channel: NotificationChannel
  declare status: NotificationStatus

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>
}
