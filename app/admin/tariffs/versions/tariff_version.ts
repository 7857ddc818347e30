import { TariffVersionSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LAGOS_ZONE, lagosToday } from '#shared/time/lagos_time'
import User from '#identity/accounts/models/user'
import { WrongVersionState } from '#admin/tariffs/versions/version_errors'

/** Where a tariff is on its way: worked on, due to start, live (the last that was published), or done with. */
export type VersionState = 'draft' | 'planned' | 'published' | 'discarded'

/** A whole tariff: a draft, one that is or was live, or the live one as a save by hand left it. */
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

  /** The day of Lagos whose surcharges are asked of it: that on which it is planned to start, otherwise today. */
  get pricedOn(): string {
    const startsOn =
      this.state === 'planned' ? this.startsAt!.setZone(LAGOS_ZONE).toISODate() : null
    return startsOn ?? lagosToday()
  }

  /** Throws VersionIsNot where it is anything but that. */
  require(...states: VersionState[]) {
    if (!states.includes(this.state)) throw new WrongVersionState(this)
  }
}
