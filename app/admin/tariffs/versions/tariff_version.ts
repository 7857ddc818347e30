import { TariffVersionSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LAGOS_ZONE, lagosToday } from '#shared/time/lagos_time'
import User from '#identity/accounts/models/user'
import { WrongVersionState } from '#admin/tariffs/versions/version_errors'
import type { VersionState } from '#admin/tariffs/versions/rules/version_rules'

/** A whole tariff: a draft, a published version, or the live tariff after a single edit. */
export default class TariffVersion extends TariffVersionSchema {
  declare kind: 'draft' | 'save' | 'roll_back'

  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User> | null

  @belongsTo(() => User, { foreignKey: 'publishedBy' })
  declare publisher: BelongsTo<typeof User> | null

  @belongsTo(() => User, { foreignKey: 'plannedBy' })
  declare planner: BelongsTo<typeof User> | null

  get state(): VersionState {
    if (this.discardedAt) return 'discarded'
    if (this.publishedAt) return 'published'
    return this.startsAt ? 'planned' : 'draft'
  }

  /** The Lagos day that selects surcharges: the planned start, or today. */
  get pricedOn(): string {
    const startsOn =
      this.state === 'planned' ? this.startsAt!.setZone(LAGOS_ZONE).toISODate() : null
    return startsOn ?? lagosToday()
  }

  /** Throws WrongVersionState for any other state. */
  require(...states: VersionState[]) {
    if (!states.includes(this.state)) throw new WrongVersionState(this)
  }

  /** Throws WrongVersionState for a discarded version, whose prices are deleted. */
  requireKept() {
    this.require('draft', 'planned', 'published')
  }
}
