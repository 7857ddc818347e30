import { BaseJob } from '#shared/queue/job'
import { settleReferralReward } from '#shipping/billing/referral_rewards'

/** Dispatched by the sweep for a reward that a crash left owing. Safe to run twice. */
export default class SettleReferralRewardJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.settle_referral_reward', maxRetries: 3 }

  async execute() {
    await settleReferralReward(this.payload.shipmentId)
  }
}
