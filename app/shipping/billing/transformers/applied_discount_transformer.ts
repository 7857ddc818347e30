import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { AppliedGiftCode } from '#shipping/billing/apply_gift_code'
import type { Decimal } from '#shared/numbers/rules/decimal'

export default class AppliedDiscountTransformer extends BaseTransformer<AppliedGiftCode> {
  toObject() {
    const { discountKobo, paymentKobo } = this.resource
    return {
      discountRate: discountPercent(this.resource),
      /** @api Naira */
      discountAmount: naira(discountKobo),
      discountedPaymentAmount: naira(paymentKobo),
    }
  }
}

/** The discount as a percentage of the bill; that of a fixed amount is rounded to two decimals. */
function discountPercent({ discount, discountKobo, beforeKobo }: AppliedGiftCode): Decimal {
  if (discount.kind === 'percent') return discount.basisPoints / 100
  return beforeKobo === 0 ? 0 : Math.round((discountKobo / beforeKobo) * 10_000) / 100
}
