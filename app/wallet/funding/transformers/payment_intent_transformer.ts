import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { paymentMessage } from '#wallet/funding/payment_messages'
import type PaymentIntent from '#wallet/funding/models/payment_intent'
import { isoTime } from '#shared/time/rules/api_dates'

export default class PaymentIntentTransformer extends BaseTransformer<PaymentIntent> {
  toObject() {
    const intent = this.resource
    return {
      reference: intent.reference,
      /** @api Naira */
      amount: naira(intent.amountKobo),
      amountText: formatKobo(intent.amountKobo),
      currency: intent.currency,
      purpose: intent.purpose,
      status: intent.status,
      settledAs: intent.settledAs ?? null,
      statusText: paymentMessage(intent),
      /** @api Time by which to pay */
      expiresAt: isoTime(intent.expiresAt),
    }
  }
}
