import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { followWithdrawal } from '#wallet/payouts/withdrawal_following'

/** Dispatched after money is held, and again by the sweep, which is what tries it again. */
export default class SendWithdrawalJob extends Job<{ withdrawalId: number }> {
  static options: JobOptions = {
    name: 'wallet.send_withdrawal',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await followWithdrawal(this.payload.withdrawalId)
  }

  /** It stays pending, and its money held, where the sweep finds it. */
  async failed(error: Error) {
    const { withdrawalId } = this.payload
    logger.error({ err: error, withdrawalId }, 'A withdrawal could not be followed')
  }
}
