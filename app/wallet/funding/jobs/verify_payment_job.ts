import { BaseJob } from '#shared/queue/job'
import { verifyPayment } from '#wallet/funding/verify_payment'

/** Idempotent. If it fails, the next check is already scheduled. */
export default class VerifyPaymentJob extends BaseJob<{ reference: string }> {
  static options = { name: 'wallet.verify_payment', maxRetries: 2 }

  async execute() {
    await verifyPayment(this.payload.reference)
  }
}
