import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { FactorResetSchema } from '#database/schema'
import { hashToken } from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'

const RESET_HOURS = 24

export default class FactorReset extends FactorResetSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare askedByUser: BelongsTo<typeof User>

  static findOpenOf(userId: number, client?: QueryClientContract): Promise<FactorReset | null> {
    return queryOpenResets(client).where({ userId }).preload('askedByUser').first()
  }

  static findOpenByToken(token: string): Promise<FactorReset | null> {
    return queryOpenResets().where('tokenHash', hashToken(token)).preload('user').first()
  }

  static async due(): Promise<FactorReset[]> {
    return queryOpenResets().whereRaw('due_at <= now()').preload('user').orderBy('id')
  }

  static newDueAt(): DateTime {
    return DateTime.utc().plus({ hours: RESET_HOURS })
  }
}

function queryOpenResets(client?: QueryClientContract) {
  return FactorReset.query({ client }).whereNull('stoppedAt').whereNull('doneAt')
}
