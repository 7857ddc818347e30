import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ShipmentAccessPointSchema } from '#database/schema'
import Country from '#shipping/places/country'

/** Where a receiver may fetch a parcel that the courier left at a shop or an office. */
export default class ShipmentAccessPoint extends ShipmentAccessPointSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>
}
