import { WithdrawalSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

/** `pending`: the money is on hold, and the transfer may already have been sent. */
export type WithdrawalStatus = 'pending' | 'successful' | 'failed'

export default class Withdrawal extends WithdrawalSchema {
  declare status: WithdrawalStatus
  declare provider: PaymentProviderName

  @belongsTo(() => PayoutAccount)
  declare payoutAccount: BelongsTo<typeof PayoutAccount>

  static locked(trx: TransactionClientContract, id: number) {
    return this.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  }

  get heldKobo() {
    return this.amountKobo + this.feeKobo
  }
}
