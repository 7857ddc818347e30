import { PaymentIntentSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

export type PaymentPurpose = 'fund_wallet' | 'shipment'

/**
 * `open`: nobody has tried to pay. `pending` and `failed` are what the provider said last, and either
 * can still become `paid`, as can `expired`, which only means that we stopped asking.
 * `attention`: money came, but not as asked.
 */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'attention'

/** A payment from outside that somebody was asked for. */
export default class PaymentIntent extends PaymentIntentSchema {
  declare purpose: PaymentPurpose
  declare status: PaymentStatus
  declare provider: PaymentProviderName
  declare settledAs: 'wallet' | 'shipment' | null

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** A retail customer's own; in a business those of all its members. */
  static visibleTo(caller: Caller) {
    const query = this.query().where('organizationId', caller.organization.id)
    if (caller.ownerUserId !== null) query.where('userId', caller.ownerUserId)
    return query
  }

  /** Whose state somebody may ask for; staff look after those of customers. */
  static checkableBy(caller: Caller) {
    return caller.isAdmin ? this.query() : this.visibleTo(caller)
  }

  /** The same intent under a row lock, as the database has it now. */
  static async locked(trx: TransactionClientContract, reference: string, provider: string) {
    return this.query({ client: trx }).where({ reference, provider }).forUpdate().first()
  }
}
