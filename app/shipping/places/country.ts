import { CountrySchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import State from '#shipping/places/state'

export default class Country extends CountrySchema {
  static selfAssignPrimaryKey = true

  @hasMany(() => State, { foreignKey: 'countryCode', localKey: 'code' })
  declare states: HasMany<typeof State>
}
