import { BaseJob } from '#shared/queue/job'
import { settleReferralReward } from '#shipping/billing/referral_rewards'

/** The sweep dispatches this job if a crash left a reward unpaid or not reversed. Idempotent. */
export default class SettleReferralRewardJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.settle_referral_reward', maxRetries: 3 }

  async execute() {
    await settleReferralReward(this.payload.shipmentId)
  }
}
