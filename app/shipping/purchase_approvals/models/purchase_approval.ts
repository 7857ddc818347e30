import { DateTime } from 'luxon'
import { PurchaseApprovalSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import type { Caller } from '#identity/sessions/caller'
import { hasRight } from '#identity/teams/rules/team_rights'
import Shipment from '#shipping/shipment/models/shipment'

/** `void`: the booking was paid or cancelled, or the requester may no longer book. */
export type PurchaseOutcome = 'approved' | 'refused' | 'withdrawn' | 'void'

export type PurchaseCause = 'role' | 'above' | 'limit'

export default class PurchaseApproval extends PurchaseApprovalSchema {
  declare cause: PurchaseCause
  declare outcome: PurchaseOutcome | null

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare requester: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User> | null

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  static of({ organization }: Caller, client?: TransactionClientContract) {
    return this.query({ client }).where('organizationId', organization.id)
  }

  static withDetails() {
    return this.query()
      .preload('requester')
      .preload('decider')
      .preload('shipment', (shipment) => shipment.preload('addresses').preload('courier'))
  }

  /** Throws E_ROW_NOT_FOUND, also for another business's request. */
  static locked(trx: TransactionClientContract, caller: Caller, id: number) {
    return this.of(caller, trx).where({ id }).forUpdate().firstOrFail()
  }

  /** True if the requester may still book for this business. */
  async mayRequesterBook(trx: TransactionClientContract): Promise<boolean> {
    const { askedBy: userId, organizationId } = this
    const place = await Membership.query({ client: trx }).where({ userId, organizationId }).first()
    return place !== null && hasRight(place.teamRole, 'book')
  }

  /** `by` is null for the outcome `void`. */
  end(outcome: PurchaseOutcome, by: Caller | null, reason: string | null) {
    this.outcome = outcome
    this.decidedBy = by?.user.id ?? null
    this.reason = reason
    this.decidedAt = DateTime.utc()
    return this.save()
  }
}
