import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import type { AccountCredit } from '#shipping/invoicing/account_credits'

export default class PaymentTransformer extends BaseTransformer<AccountCredit> {
  toObject() {
    const { entryId, kind, amountKobo, freeKobo, at, comment } = this.resource
    return {
      entryId,
      dayText: formatDay(at),
      comment: comment ?? kind.replaceAll('_', ' '),
      amount: naira(amountKobo),
      free: naira(freeKobo),
    }
  }
}
