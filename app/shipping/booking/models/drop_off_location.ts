import { DropOffLocationSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import State from '#shipping/places/state'

export default class DropOffLocation extends DropOffLocationSchema {
  @belongsTo(() => State, { foreignKey: 'stateKey', localKey: 'key' })
  declare state: BelongsTo<typeof State>
}
