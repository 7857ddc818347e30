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
    .call({ by: 'anyone', summary: 'Count that a referral link was followed' })
  router.get('/user/referral_stats', [referrals.ReferralStats, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Read the results of your referrals',
    description: 'The code to share, how often it was followed, and what it earned.',
  })
})
