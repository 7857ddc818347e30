import { ShippingZoneMemberSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { Side } from '#shipping/places/resolve_place'

/** Read only: `ShippingZone.setMembers` writes, because the table has no single key. */
export default class ShippingZoneMember extends ShippingZoneMemberSchema {
  declare side: Side

  @belongsTo(() => ShippingZone, { foreignKey: 'zoneId' })
  declare zone: BelongsTo<typeof ShippingZone>
}
