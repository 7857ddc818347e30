import { StateSchema } from '#database/schema'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import City from '#shipping/places/city'
import Country from '#shipping/places/country'

/** The key has country and state, `NG_LA`, because the bare code is not unique. */
export default class State extends StateSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Country, { foreignKey: 'countryCode', localKey: 'code' })
  declare country: BelongsTo<typeof Country>

  @hasMany(() => City, { foreignKey: 'stateKey', localKey: 'key' })
  declare cities: HasMany<typeof City>
}
