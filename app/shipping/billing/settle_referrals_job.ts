import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { referrersToPay } from '#shipping/billing/referral_rewards'
import { creditNewcomer, newcomersToCredit, payReferrer } from '#wallet/balances/referral_credit'

/** Scheduled. Gives what a crash between a commit and its news has left owing. Safe to run twice. */
export default class SettleReferralsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.settle_referrals',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await eachOf(await newcomersToCredit(), creditNewcomer)
    await eachOf(await referrersToPay(), payReferrer)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the referrals failed')
  }
}

/** One that cannot be settled must not keep the others waiting. */
async function eachOf(referredIds: number[], settle: (referredId: number) => Promise<void>) {
  for (const referredId of referredIds) {
    try {
      await settle(referredId)
    } catch (error) {
      logger.error({ err: error, referredId }, 'A referral could not be settled')
    }
  }
}
