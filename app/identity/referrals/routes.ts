import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ReferralClicksController = () => import('#identity/referrals/referral_clicks_controller')
const ReferralStatsController = () => import('#identity/referrals/referral_stats_controller')

router
  .group(() => {
    router.post('/referral_click', [ReferralClicksController, 'store']).as('referral_clicks.store')
    router
      .get('/user/referral_stats', [ReferralStatsController, 'show'])
      .as('referral_stats.show')
      .use(middleware.signedIn())
  })
  .prefix('/api/v1')
  .as('api.identity')
