import { BillingGroupSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import ShippingZone from '#shipping/pricing/models/shipping_zone'

/** Businesses that negotiated the same prices. One that is not active prices nothing. */
export default class BillingGroup extends BillingGroupSchema {
  @hasMany(() => ShippingZone)
  declare zones: HasMany<typeof ShippingZone>
}
