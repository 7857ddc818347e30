import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { referrals } = controllers.identity

pages('identity', 'signedIn', () => {
  router.get('/base/referrals', [referrals.ReferralsPage, 'render']).as('referrals')
})

calls('identity', 'anyone', () => {
  router.post('/referral_click', [referrals.ReferralClicks, 'store'])
})

calls('identity', 'signedIn', () => {
  router.get('/user/referral_stats', [referrals.ReferralStats, 'show'])
})
