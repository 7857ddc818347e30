import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { payouts } = controllers.wallet

pages('wallet', 'signedIn', () => {
  router.get('/base/wallet/withdraw', [payouts.WithdrawPage, 'render']).as('withdraw')
  router.get('/base/wallet/accounts', [payouts.PayoutAccountsPage, 'render']).as('payout_accounts')
})

calls('wallet', 'signedIn', () => {
  router.get('/bank_account/banks', [payouts.Banks, 'index'])
  router.get('/bank_account/linked', [payouts.PayoutAccounts, 'index']).as('linked_accounts.index')
  router.get('/bank_account/name_enquiry', [payouts.NameEnquiries, 'show'])
  router.get('/bank_account/bvn/verification', [payouts.BvnVerifications, 'show'])
  router.post('/bank_account/otp/verification', [payouts.OtpVerifications, 'store'])
  router.post('/bank_account/otp/resend', [payouts.PayoutAccountCodes, 'store']).as('codes.store')
  router.post('/bank_account/add', [payouts.PayoutAccounts, 'store'])
  router
    .get('/bank_account/add/generate_otp', [payouts.PayoutAccountCodes, 'show'])
    .as('codes.show')
  router.delete('/bank_account/:id', [payouts.PayoutAccounts, 'destroy'])
  router.get('/wallet/payoutAccounts/NGN', [payouts.PayoutAccounts, 'index'])
  router.get('/wallet/withdrawals', [payouts.Withdrawals, 'index'])
  router.post('/wallet/withdraw', [payouts.Withdrawals, 'store'])
  router.post('/organization/withdraw', [payouts.OrganizationWithdrawals, 'store'])
}).where('id', number)

// What staff decide about the names of others.
calls('wallet', 'openConsole', () => {
  router.get('/bvn_review', [payouts.BvnReviews, 'index'])
  router.put('/bvn_review/:id', [payouts.BvnReviews, 'update'])
}).where('id', number)
