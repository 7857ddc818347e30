import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { WithdrawableAccount } from '#wallet/payouts/load_payout_view'

export default class PayoutAccountTransformer extends BaseTransformer<WithdrawableAccount> {
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
