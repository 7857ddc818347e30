import { ShipmentPackageSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import ShipmentItem from '#shipping/shipment/models/shipment_item'

export default class ShipmentPackage extends ShipmentPackageSchema {
  @hasMany(() => ShipmentItem, { foreignKey: 'packageId' })
  declare items: HasMany<typeof ShipmentItem>

  get valueKobo() {
    return this.items.reduce((sum, item) => sum + item.totalKobo, 0)
  }
}
