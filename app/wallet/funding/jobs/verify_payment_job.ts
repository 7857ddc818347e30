import { BaseJob } from '#shared/queue/job'
import { verifyPayment } from '#wallet/funding/verify_payment'

/** Safe to run twice. If it fails, a sweep makes the next check, which is already scheduled. */
export default class VerifyPaymentJob extends BaseJob<{ reference: string }> {
  static options = { name: 'wallet.verify_payment', maxRetries: 2 }

  async execute() {
    await verifyPayment(this.payload.reference)
  }
}
