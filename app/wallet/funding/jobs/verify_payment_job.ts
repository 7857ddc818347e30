import { BaseJob } from '#shared/queue/job'
import { verifyPayment } from '#wallet/funding/verify_payment'

/**
 * Dispatched by the sweep and when a payer reports a payment. Idempotent; a failure leaves the next
 * check scheduled.
 */
export default class VerifyPaymentJob extends BaseJob<{ reference: string }> {
  static options = { name: 'wallet.verify_payment', maxRetries: 2 }

  async execute() {
    await verifyPayment(this.payload.reference)
  }
}
