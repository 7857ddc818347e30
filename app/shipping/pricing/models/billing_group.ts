import { BillingGroupSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import ShippingZone from '#shipping/pricing/models/shipping_zone'

/** Businesses with the same negotiated prices. An inactive group has none. */
export default class BillingGroup extends BillingGroupSchema {
  @hasMany(() => ShippingZone)
  declare zones: HasMany<typeof ShippingZone>
}
