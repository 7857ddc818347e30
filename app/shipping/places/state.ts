import { StateSchema } from '#database/schema'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import City from '#shipping/places/city'
import Country from '#shipping/places/country'

/** Named by country and state together, `NG_LA`: the code alone is not unique in the world. */
export default class State extends StateSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>

  @hasMany(() => City, { foreignKey: 'stateKey', localKey: 'key' })
  declare cities: HasMany<typeof City>
}
