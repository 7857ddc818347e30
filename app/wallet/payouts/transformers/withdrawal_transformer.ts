import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatLagosDate, lagosMoment } from '#shared/time/lagos_time'
import type Withdrawal from '#wallet/payouts/models/withdrawal'
import { isoTime } from '#shared/time/rules/api_dates'

export default class WithdrawalTransformer extends BaseTransformer<Withdrawal> {
  toObject() {
    const { id, reference, amountKobo, feeKobo, status, reason, payoutAccount } = this.resource
    return {
      id,
      reference,
      /** @api Naira */
      amount: naira(amountKobo),
      fee: naira(feeKobo),
      status,
      reason,
      bankName: payoutAccount.bankName,
      accountNumber: payoutAccount.accountNumber,
      accountName: payoutAccount.accountName,
      requestDate: isoTime(this.resource.createdAt),
    }
  }

  forPage() {
    const { payoutAccount, createdAt } = this.resource
    return {
      ...this.toObject(),
      accountText: `${payoutAccount.bankName} ${payoutAccount.shortNumber}`,
      day: formatLagosDate(createdAt),
      time: lagosMoment(createdAt).time,
    }
  }
}
