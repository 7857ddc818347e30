import { BvnReviewSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

/** `provider` is the one that looked up the BVN; null for old rows. */
export type BvnLookup = { bvnHash: string; provider: PaymentProviderName | null }

/** A BVN whose name differs from that of the account. Staff decide whether it is one person. */
export default class BvnReview extends BvnReviewSchema {
  declare provider: PaymentProviderName | null

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Replaces the user's open review. `bank_name` is the holder's name at the bank, or empty. */
  static async begin(
    trx: TransactionClientContract,
    user: User,
    { bvnHash, provider, nameAtBank }: BvnLookup & { nameAtBank: string | null }
  ) {
    await trx.rawQuery(
      `insert into bvn_reviews (user_id, bvn_hash, provider, account_name, bank_name)
       values (?, ?, nullif(?, ''), ?, ?)
       on conflict (user_id) where decided_at is null do update set bvn_hash = excluded.bvn_hash,
         provider = excluded.provider, account_name = excluded.account_name, bank_name = excluded.bank_name, created_at = now()`,
      [
        user.id,
        bvnHash,
        provider ?? '',
        user.fullName.slice(0, 200),
        (nameAtBank ?? '').slice(0, 200),
      ]
    )
  }

  static async latestOf(userId: number) {
    return this.query().where({ userId }).orderBy('id', 'desc').preload('user').first()
  }

  get isWaiting() {
    return this.decidedAt === null
  }
}
