import { BaseJob } from '#shared/queue/job'
import { processWithdrawal } from '#wallet/payouts/process_withdrawal'

/** On failure the withdrawal stays pending and held; the sweep retries. */
export default class SendWithdrawalJob extends BaseJob<{ withdrawalId: number }> {
  static options = { name: 'wallet.send_withdrawal', maxRetries: 0 }

  async execute() {
    await processWithdrawal(this.payload.withdrawalId)
  }
}
