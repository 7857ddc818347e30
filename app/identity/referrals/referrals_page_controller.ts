import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { callerOf } from '#identity/sessions/caller'
import { referralStatsOf } from '#identity/referrals/referral_stats'
import { referralKobo } from '#identity/referrals/referral_settings'
import ReferralStatsTransformer from '#identity/referrals/referral_stats_transformer'
import { formatKobo } from '#shared/money/rules/money'

export default class ReferralsPageController {
  async render(ctx: HttpContext) {
    const stats = await referralStatsOf(callerOf(ctx).user)
    return ctx.inertia.render('identity/referrals/referrals', {
      amount: formatKobo(await referralKobo.get()).replace(/\.00$/, ''),
      link: urlFor('identity.register', [], {
        qs: { ref: stats.referralCode },
        prefixUrl: appUrl,
      }),
      stats: ReferralStatsTransformer.transform(stats).useVariant('forPage'),
    })
  }
}
