import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { verifyPayment } from '#wallet/funding/verification'

/** Dispatched when somebody says that they have paid, and by the sweep. Safe to run twice. */
export default class VerifyPaymentJob extends Job<{ reference: string }> {
  static options: JobOptions = { name: 'wallet.verify_payment', maxRetries: 2 }

  async execute() {
    await verifyPayment(this.payload.reference)
  }

  /** Its next check is planned already. */
  async failed(error: Error) {
    logger.error({ err: error, ...this.payload }, 'A payment could not be verified')
  }
}
