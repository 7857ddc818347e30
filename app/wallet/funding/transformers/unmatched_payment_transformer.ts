import { BaseTransformer } from '@adonisjs/core/transformers'
import type Approval from '#identity/approvals/approval'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { sortableMoment } from '#shared/time/lagos_time'
import { formatKobo, naira } from '#shared/money/rules/money'
import type IncomingPayment from '#wallet/funding/models/incoming_payment'
import { WALLET_CURRENCY } from '#wallet/providers/payment_provider'
import { isoTime } from '#shared/time/rules/api_dates'

export default class UnmatchedPaymentTransformer extends BaseTransformer<IncomingPayment> {
  constructor(
    payment: IncomingPayment,
    private readonly waiting: Approval[] = []
  ) {
    super(payment)
  }

  toObject() {
    const payment = this.resource
    const person = payment.intent?.user ?? payment.virtualAccount?.user ?? null
    return {
      id: payment.id,
      reference: payment.reference,
      provider: payment.provider,
      method: payment.method,
      /** @api Naira */
      amount: naira(payment.amountKobo),
      currency: payment.currency,
      amountText: formatPaymentAmount(payment),
      canBeCredited: payment.currency === WALLET_CURRENCY,
      attention: payment.attention!,
      owner: person?.fullName ?? null,
      username: person?.email ?? null,
      receivedAt: isoTime(payment.createdAt),
      receivedText: sortableMoment(payment.createdAt),
    }
  }

  forConsole() {
    const id = String(this.resource.id)
    const waiting = this.waiting.filter(({ subjectId }) => subjectId === id)
    return { ...this.toObject(), waiting: WaitingApprovalTransformer.transform(waiting) }
  }
}

export function formatPaymentAmount({ amountKobo, currency }: IncomingPayment): string {
  return currency === WALLET_CURRENCY
    ? formatKobo(amountKobo)
    : `${currency} ${naira(amountKobo).toFixed(2)}`
}
