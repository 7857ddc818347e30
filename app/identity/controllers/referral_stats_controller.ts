import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { referralStatsOf } from '#identity/referral_stats'
import ReferralStatsTransformer from '#identity/transformers/referral_stats_transformer'

export default class ReferralStatsController {
  async show(ctx: HttpContext) {
    const stats = await referralStatsOf(callerOf(ctx).user)
    return ctx.serialize(ReferralStatsTransformer.transform(stats))
  }
}
