import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import SendWithdrawalJob from '#wallet/payouts/jobs/send_withdrawal_job'
import { withdrawalsToFollow } from '#wallet/payouts/withdrawal_following'

/** Scheduled. Settles what nobody told, and sends what a crash lost. */
export default class SweepWithdrawalsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'wallet.sweep_withdrawals',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await dispatchFound(SendWithdrawalJob, 'withdrawalId', withdrawalsToFollow)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the withdrawals failed')
  }
}
