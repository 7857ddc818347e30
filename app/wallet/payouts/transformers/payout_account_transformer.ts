import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { PayableAccount } from '#wallet/payouts/payout_view'

export default class PayoutAccountTransformer extends BaseTransformer<PayableAccount> {
  toObject() {
    const { account, withdrawableKobo } = this.resource
    const { id, bankName, accountNumber, accountName } = account
    return {
      id,
      bankName,
      accountNumber,
      accountName,
      withdrawableAmount: naira(withdrawableKobo),
    }
  }
}
