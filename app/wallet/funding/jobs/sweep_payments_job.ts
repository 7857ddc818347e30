import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import { paymentsToVerify } from '#wallet/funding/verification'
import { sweepVirtualAccounts } from '#wallet/funding/virtual_accounts'
import VerifyPaymentJob from '#wallet/funding/jobs/verify_payment_job'

/** Scheduled. Settles what neither a webhook nor a browser told. */
export default class SweepPaymentsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'wallet.sweep_payments',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await dispatchFound(VerifyPaymentJob, 'reference', paymentsToVerify)
    await sweepVirtualAccounts()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the payments failed')
  }
}
