import type PaymentIntent from '#wallet/funding/models/payment_intent'
import type { PaymentStatus } from '#wallet/funding/models/payment_intent'

const PAYMENT_STATUS_MESSAGES: Record<Exclude<PaymentStatus, 'paid'>, string> = {
  open: 'Not paid yet. Your card has not been charged.',
  pending:
    'Your bank has not confirmed this payment yet. We keep checking, and will complete it once your bank confirms it.',
  failed: 'Your bank did not accept the payment. Please try again or use another card.',
  expired: 'This payment was not completed in time. Please start a new one.',
  attention:
    'Your payment came in, but it does not match what we asked for. We are looking into it. Please contact us with the reference.',
}

/** The specification fixes `Payment Successful!` and `Payment Completed`. */
export function paymentMessage({ status, purpose, settledAs, note }: PaymentIntent): string {
  if (status !== 'paid') return PAYMENT_STATUS_MESSAGES[status]
  if (purpose === 'fund_wallet') return 'Payment Successful!'
  if (settledAs === 'wallet') return `${note} The money is in your wallet.`
  return 'Payment Completed'
}
