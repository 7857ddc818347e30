import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { payouts } = controllers.wallet

pages('wallet', () => {
  router
    .get('/base/wallet/withdraw', [payouts.WithdrawPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('withdraw')
  router
    .get('/base/wallet/accounts', [payouts.PayoutAccountsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('payout_accounts')
})

calls('wallet', () => {
  router
    .get('/bank_account/banks', [payouts.Banks, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/bank_account/linked', [payouts.PayoutAccounts, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
    .as('linked_accounts.index')
  router
    .get('/bank_account/name_enquiry', [payouts.NameEnquiries, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/bank_account/bvn/verification', [payouts.BvnVerifications, 'show'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true })
  router
    .post('/bank_account/otp/verification', [payouts.OtpVerifications, 'store'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true })
  router
    .post('/bank_account/otp/resend', [payouts.PayoutAccountCodes, 'store'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true })
    .as('codes.store')
  router
    .post('/bank_account/add', [payouts.PayoutAccounts, 'store'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true })
  router
    .get('/bank_account/add/generate_otp', [payouts.PayoutAccountCodes, 'show'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true })
    .as('codes.show')
  router
    .delete('/bank_account/:id', [payouts.PayoutAccounts, 'destroy'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true })
  router
    .get('/wallet/payoutAccounts/NGN', [payouts.PayoutAccounts, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/wallet/withdrawals', [payouts.Withdrawals, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .post('/wallet/withdraw', [payouts.Withdrawals, 'store'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true, once: 'money' })
  router
    .post('/organization/withdraw', [payouts.OrganizationWithdrawals, 'store'])
    .call({ by: 'signedIn', team: 'withdraw', liveOnly: true, once: 'money' })
}).where('id', number)

// What staff decide about the names of others.
calls('wallet', () => {
  router
    .get('/bvn_review', [payouts.BvnReviews, 'index'])
    .call({ by: 'openConsole', shows: () => list('BVN reviews', 'read') })
  router.put('/bvn_review/:id', [payouts.BvnReviews, 'update']).call({ by: 'openConsole' })
}).where('id', number)
