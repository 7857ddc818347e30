import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { WebhookDeliverySchema } from '#database/schema'
import WebhookEvent from '#identity/webhooks/models/webhook_event'
import WebhookTry from '#identity/webhooks/models/webhook_try'
import type { DeliveryStatus } from '#identity/webhooks/rules/delivery_statuses'

export default class WebhookDelivery extends WebhookDeliverySchema {
  declare status: DeliveryStatus

  @belongsTo(() => WebhookEvent, { foreignKey: 'eventId' })
  declare event: BelongsTo<typeof WebhookEvent>

  @hasMany(() => WebhookTry, { foreignKey: 'deliveryId' })
  declare log: HasMany<typeof WebhookTry>
}
