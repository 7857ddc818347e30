import { ShippingZoneMemberSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { Side } from '#shipping/places/resolve_place'

/**
 * One place in a zone. What its code is of, the zone's kind and geography say. Only for reading: it has no single
 * key, so `ShippingZone.setMembers` writes.
 */
export default class ShippingZoneMember extends ShippingZoneMemberSchema {
  declare side: Side

  @belongsTo(() => ShippingZone, { foreignKey: 'zoneId' })
  declare zone: BelongsTo<typeof ShippingZone>
}
