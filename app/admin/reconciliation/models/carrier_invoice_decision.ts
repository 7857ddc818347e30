import { CarrierInvoiceDecisionSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'

/** An append-only decision on a line, or a credit by the carrier. */
export default class CarrierInvoiceDecision extends CarrierInvoiceDecisionSchema {
  declare kind: 'accepted' | 'disputed' | 'credited'

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User>
}
