import { PurchaseApprovalSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'

/** How it ended: void where the booking is gone, or whoever asked may not book any more. */
export type PurchaseOutcome = 'approved' | 'refused' | 'withdrawn' | 'void'

/** Why whoever asked could not pay by themselves. */
export type PurchaseCause = 'role' | 'above' | 'limit'

/** A booking that somebody has asked an owner to pay. */
export default class PurchaseApproval extends PurchaseApprovalSchema {
  declare cause: PurchaseCause
  declare outcome: PurchaseOutcome | null

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare asker: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User> | null

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  static of({ organization }: Caller, client?: TransactionClientContract) {
    return this.query({ client }).where('organizationId', organization.id)
  }

  /** Under a row lock, as the database has it now. Throws E_ROW_NOT_FOUND for one of somebody else's business. */
  static locked(trx: TransactionClientContract, caller: Caller, id: number) {
    return this.of(caller, trx).where({ id }).forUpdate().firstOrFail()
  }
}
