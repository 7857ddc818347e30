import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const BanksController = () => import('#wallet/payouts/controllers/banks_controller')
const BvnVerificationsController = () =>
  import('#wallet/payouts/controllers/bvn_verifications_controller')
const NameEnquiriesController = () =>
  import('#wallet/payouts/controllers/name_enquiries_controller')
const OrganizationWithdrawalsController = () =>
  import('#wallet/payouts/controllers/organization_withdrawals_controller')
const OtpVerificationsController = () =>
  import('#wallet/payouts/controllers/otp_verifications_controller')
const PayoutAccountCodesController = () =>
  import('#wallet/payouts/controllers/payout_account_codes_controller')
const PayoutAccountsController = () =>
  import('#wallet/payouts/controllers/payout_accounts_controller')
const PayoutAccountsPageController = () =>
  import('#wallet/payouts/controllers/payout_accounts_page_controller')
const WithdrawalsController = () => import('#wallet/payouts/controllers/withdrawals_controller')
const WithdrawPageController = () => import('#wallet/payouts/controllers/withdraw_page_controller')

router
  .group(() => {
    router.get('/base/wallet/withdraw', [WithdrawPageController, 'render']).as('withdraw')
    router
      .get('/base/wallet/accounts', [PayoutAccountsPageController, 'render'])
      .as('payout_accounts')
  })
  .use(middleware.signedIn())
  .as('wallet')

router
  .group(() => {
    router
      .group(() => {
        router.get('/banks', [BanksController, 'index']).as('banks.index')
        router.get('/linked', [PayoutAccountsController, 'index']).as('linked_accounts.index')
        router.get('/name_enquiry', [NameEnquiriesController, 'show']).as('name_enquiries.show')
        router
          .get('/bvn/verification', [BvnVerificationsController, 'show'])
          .as('bvn_verifications.show')
        router
          .post('/otp/verification', [OtpVerificationsController, 'store'])
          .as('otp_verifications.store')
        router.post('/otp/resend', [PayoutAccountCodesController, 'store']).as('codes.store')
        router.post('/add', [PayoutAccountsController, 'store']).as('payout_accounts.store')
        router.get('/add/generate_otp', [PayoutAccountCodesController, 'show']).as('codes.show')
        router
          .delete('/:id', [PayoutAccountsController, 'destroy'])
          .as('payout_accounts.destroy')
          .where('id', number)
      })
      .prefix('/bank_account')
    router
      .get('/wallet/payoutAccounts/NGN', [PayoutAccountsController, 'index'])
      .as('payout_accounts.index')
    router.get('/wallet/withdrawals', [WithdrawalsController, 'index']).as('withdrawals.index')
    router.post('/wallet/withdraw', [WithdrawalsController, 'store']).as('withdrawals.store')
    router
      .post('/organization/withdraw', [OrganizationWithdrawalsController, 'store'])
      .as('organization_withdrawals.store')
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.wallet')
