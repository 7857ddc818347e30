import { ExchangeRateSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'

/** Naira for a unit of a currency from a day on. Of several rates for a day, the last counts. */
export default class ExchangeRate extends ExchangeRateSchema {
  @belongsTo(() => User, { foreignKey: 'setBy' })
  declare setter: BelongsTo<typeof User>
}
