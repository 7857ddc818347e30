import { CarrierInvoiceDecisionSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'

/** What somebody said of a line, or what its carrier gave back. Only ever added to. */
export default class CarrierInvoiceDecision extends CarrierInvoiceDecisionSchema {
  declare kind: 'accepted' | 'disputed' | 'credited'

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User>
}
