import { ShippingRateSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ShippingZone from '#shipping/pricing/models/shipping_zone'

/** Applies above `aboveGrams`, up to and including `endGrams`. */
export default class ShippingRate extends ShippingRateSchema {
  @belongsTo(() => ShippingZone, { foreignKey: 'zoneId' })
  declare zone: BelongsTo<typeof ShippingZone>
}
