import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ShipmentAccessPointSchema } from '#database/schema'
import Country from '#shipping/places/country'

export default class ShipmentAccessPoint extends ShipmentAccessPointSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>
}
