import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { referrals } = controllers.identity

definePages('identity', () => {
  router
    .get('/base/referrals', [referrals.ReferralsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('referrals')
})

defineCalls('identity', 'Account', () => {
  router
    .post('/referral_click', [referrals.ReferralClicks, 'store'])
    .call({ by: 'anyone', summary: 'Count a click on a referral link' })
  router.get('/user/referral_stats', [referrals.ReferralStats, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Get your referral results',
    description: 'Returns your referral code, its clicks and its earnings.',
  })
})
