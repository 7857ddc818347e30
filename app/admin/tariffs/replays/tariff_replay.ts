import { TariffReplaySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import type { WhatIf } from '#admin/tariffs/replays/what_if'

export type ReplayState = 'waiting' | 'running' | 'finished' | 'failed' | 'cancelled'

export const IS_UNFINISHED_SQL =
  'finished_at is null and failed_at is null and cancelled_at is null'

/** A repricing of the shipments of the last 90 days, by a tariff version and by the live tariff. */
export default class TariffReplay extends TariffReplaySchema {
  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'cancelledBy' })
  declare canceller: BelongsTo<typeof User>

  /** The live version that the replay compares with, set by `loadComparedVersions`. */
  comparedVersion: TariffVersion | null = null

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
