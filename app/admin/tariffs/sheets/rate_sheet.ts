import { RateSheetSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'

export default class RateSheet extends RateSheetSchema {
  declare rows: [aboveGrams: number, endGrams: number, rateKobo: number][]

  @belongsTo(() => User, { foreignKey: 'savedBy' })
  declare saver: BelongsTo<typeof User> | null

  get bands(): PricedBand[] {
    return this.rows.map(([aboveGrams, endGrams, rateKobo]) => ({ aboveGrams, endGrams, rateKobo }))
  }
}
