import { BaseJob } from '#shared/queue/job'
import { processWithdrawal } from '#wallet/payouts/process_withdrawal'

/** If it fails, the withdrawal stays pending, its money held, and the sweep retries. */
export default class SendWithdrawalJob extends BaseJob<{ withdrawalId: number }> {
  static options = { name: 'wallet.send_withdrawal', maxRetries: 0 }

  async execute() {
    await processWithdrawal(this.payload.withdrawalId)
  }
}
