import { BaseJob } from '#shared/queue/job'
import { verifyPayment } from '#wallet/funding/verify_payment'

/** Dispatched when somebody says that they have paid, and by the sweep. Safe to run twice: where it fails, its next check is planned. */
export default class VerifyPaymentJob extends BaseJob<{ reference: string }> {
  static options = { name: 'wallet.verify_payment', maxRetries: 2 }

  async execute() {
    await verifyPayment(this.payload.reference)
  }
}
