import { ShippingZoneMemberSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { Side } from '#shipping/places/resolve_place'

/** Read only, because the table has no single key: `ShippingZone.setMembers` writes. */
export default class ShippingZoneMember extends ShippingZoneMemberSchema {
  declare side: Side

  @belongsTo(() => ShippingZone, { foreignKey: 'zoneId' })
  declare zone: BelongsTo<typeof ShippingZone>
}
