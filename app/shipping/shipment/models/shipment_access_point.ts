import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ShipmentAccessPointSchema } from '#database/schema'
import Country from '#shipping/places/country'

/** The shop or office where a receiver can collect a parcel. */
export default class ShipmentAccessPoint extends ShipmentAccessPointSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>
}
