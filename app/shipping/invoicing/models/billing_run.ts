import { BillingRunSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import { type BilledCycle, type BillingPeriod, lagosDay } from '#shipping/invoicing/billing_periods'

export default class BillingRun extends BillingRunSchema {
  declare cycle: BilledCycle

  /** Null for an automatic run. */
  @belongsTo(() => User, { foreignKey: 'startedBy' })
  declare starter: BelongsTo<typeof User> | null

  get period(): BillingPeriod {
    return {
      cycle: this.cycle,
      from: lagosDay(this.periodFrom),
      to: lagosDay(this.periodTo),
    }
  }
}
