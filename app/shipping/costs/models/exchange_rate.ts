import { ExchangeRateSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'

/** Worth of a unit from a day on. A later rate for the same day counts from then on. */
export default class ExchangeRate extends ExchangeRateSchema {
  @belongsTo(() => User, { foreignKey: 'setBy' })
  declare setter: BelongsTo<typeof User>
}
