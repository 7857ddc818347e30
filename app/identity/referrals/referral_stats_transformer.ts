import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReferralStats } from '#identity/referrals/referral_stats'
import { formatKobo, naira } from '#shared/money/rules/money'

export default class ReferralStatsTransformer extends BaseTransformer<ReferralStats> {
  toObject() {
    const { referralCode, clickCount, countSignedUp, pendingKobo, paidKobo } = this.resource
    return {
      referralCode,
      clickCount,
      countSignedUp,
      pendingAmount: naira(pendingKobo),
      paidAmount: naira(paidKobo),
    }
  }

  forPage() {
    const { clickCount, countSignedUp, pendingKobo, paidKobo } = this.resource
    return {
      clickCount,
      countSignedUp,
      pending: formatKobo(pendingKobo),
      paid: formatKobo(paidKobo),
    }
  }
}
