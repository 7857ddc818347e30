import { PaymentIntentSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

export type PaymentPurpose = 'fund_wallet' | 'shipment'

/**
 * `open`: not tried yet. `pending`, `failed`: the provider's latest answer. `expired`: no longer
 * checked. Each of these can still become `paid`. `attention`: paid, but not as requested.
 */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'attention'

export default class PaymentIntent extends PaymentIntentSchema {
  declare purpose: PaymentPurpose
  declare status: PaymentStatus
  declare provider: PaymentProviderName
  declare settledAs: 'wallet' | 'shipment' | null

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** A retail customer sees their own payments, a business member those of the whole business. */
  static visibleTo(caller: Caller) {
    const query = this.query().where('organizationId', caller.organization.id)
    if (caller.ownerUserId !== null) query.where('userId', caller.ownerUserId)
    return query
  }

  static checkableBy(caller: Caller) {
    return caller.isAdmin ? this.query() : this.visibleTo(caller)
  }

  static async locked(trx: TransactionClientContract, reference: string, provider: string) {
    return this.query({ client: trx }).where({ reference, provider }).forUpdate().first()
  }
}
