import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { callerOf } from '#identity/sessions/caller'
import { readReferralStats } from '#identity/referrals/referral_stats'
import { referralKobo } from '#identity/referrals/referral_settings'
import ReferralStatsTransformer from '#identity/referrals/referral_stats_transformer'
import { formatKobo } from '#shared/money/rules/money'

export default class ReferralsPageController {
  async render(ctx: HttpContext) {
    const stats = await readReferralStats(callerOf(ctx).user)
    const amount = formatKobo(await referralKobo.get()).replace(/\.00$/, '')
    const qs = { ref: stats.referralCode }
    const link = urlFor('identity.register', [], { qs, prefixUrl: appUrl })
    return ctx.inertia.render('identity/referrals/referrals', {
      amount,
      link,
      message: `I ship with ${brand.name}. Sign up with my link and get ${amount} credit: ${link}`,
      stats: ReferralStatsTransformer.transform(stats).useVariant('forPage'),
    })
  }
}
