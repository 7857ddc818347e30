import { CitySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import State from '#shipping/places/state'

/** The code is only unique within its state. */
export default class City extends CitySchema {
  @belongsTo(() => State, { foreignKey: 'stateKey', localKey: 'key' })
  declare state: BelongsTo<typeof State>
}
