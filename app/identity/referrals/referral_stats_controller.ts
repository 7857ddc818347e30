import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readReferralStats } from '#identity/referrals/referral_stats'
import ReferralStatsTransformer from '#identity/referrals/referral_stats_transformer'

export default class ReferralStatsController {
  async show(ctx: HttpContext) {
    const stats = await readReferralStats(callerOf(ctx).user)
    return ctx.serialize(ReferralStatsTransformer.transform(stats))
  }
}
