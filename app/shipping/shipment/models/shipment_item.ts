import { ShipmentItemSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ItemCategory from '#shipping/pricing/models/item_category'

export default class ShipmentItem extends ShipmentItemSchema {
  @belongsTo(() => ItemCategory, { foreignKey: 'categoryId' })
  declare category: BelongsTo<typeof ItemCategory>

  get totalKobo() {
    return this.quantity * this.unitValueKobo
  }
}
