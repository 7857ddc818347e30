import { BaseJob } from '#shared/queue/job'
import { processWithdrawal } from '#wallet/payouts/process_withdrawal'

/**
 * Dispatched once the money is held. On failure the withdrawal stays pending, and the sweep
 * retries.
 */
export default class SendWithdrawalJob extends BaseJob<{ withdrawalId: number }> {
  static options = { name: 'wallet.send_withdrawal', maxRetries: 0 }

  async execute() {
    await processWithdrawal(this.payload.withdrawalId)
  }
}
