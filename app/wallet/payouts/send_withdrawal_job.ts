import { BaseJob } from '#shared/queue/job'
import { followWithdrawal } from '#wallet/payouts/withdrawal_following'

/** Dispatched after money is held. Where it fails, the withdrawal stays pending and its money held: the sweep retries. */
export default class SendWithdrawalJob extends BaseJob<{ withdrawalId: number }> {
  static options = { name: 'wallet.send_withdrawal', maxRetries: 0 }

  async execute() {
    await followWithdrawal(this.payload.withdrawalId)
  }
}
