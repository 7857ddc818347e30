import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { rewardsToSettle, settleRewardOf } from '#shipping/billing/referral_rewards'
import { creditNewcomer, newcomersToCredit } from '#wallet/balances/referral_credit'

/** Scheduled. Gives, and takes back, what a crash between a commit and its news has left owing. Safe to run twice. */
export default class SettleReferralsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.settle_referrals',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await eachOf(await newcomersToCredit(), creditNewcomer)
    await eachOf(await rewardsToSettle(), settleRewardOf)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the referrals failed')
  }
}

/** One that cannot be settled must not keep the others waiting. */
async function eachOf(ids: number[], settle: (id: number) => Promise<void>) {
  for (const id of ids) {
    try {
      await settle(id)
    } catch (error) {
      logger.error({ err: error, id, settle: settle.name }, 'A referral could not be settled')
    }
  }
}
