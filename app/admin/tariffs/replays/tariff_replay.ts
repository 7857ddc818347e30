import { TariffReplaySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import type { WhatIf } from '#admin/tariffs/replays/what_if'

export type ReplayState = 'waiting' | 'running' | 'finished' | 'failed' | 'cancelled'

/** In SQL: it has not come to an end of any kind. */
export const IS_UNFINISHED = 'finished_at is null and failed_at is null and cancelled_at is null'

/** What the shipments of the last 90 days would cost by a version of the tariff, beside what is live. */
export default class TariffReplay extends TariffReplaySchema {
  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'cancelledBy' })
  declare canceller: BelongsTo<typeof User>

  /** The live version that it was compared with (`loadComparedVersions`); null until it is priced. */
  liveThen: TariffVersion | null = null

  get state(): ReplayState {
    if (this.cancelledAt) return 'cancelled'
    if (this.finishedAt) return 'finished'
    if (this.failedAt) return 'failed'
    return this.begunAt ? 'running' : 'waiting'
  }

  get whatIf(): WhatIf {
    const { fuelBasisPoints, fuelCourier, laneBasisPoints, lane } = this
    return { fuelBasisPoints, fuelCourier, laneBasisPoints, lane }
  }
}
