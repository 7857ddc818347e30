import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'
import '#wallet/payouts/routes'

const BalancePageController = () => import('#wallet/balances/controllers/balance_page_controller')
const CheckoutsController = () => import('#wallet/funding/controllers/checkouts_controller')
const DashboardPageController = () => import('#shipping/home/dashboard_page_controller')
const HomePageController = () => import('#shipping/home/home_page_controller')
const FundPageController = () => import('#wallet/funding/controllers/fund_page_controller')
const PaymentReferencesController = () =>
  import('#wallet/funding/controllers/payment_references_controller')
const PaymentVerificationsController = () =>
  import('#wallet/funding/controllers/payment_verifications_controller')
const PaymentWebhooksController = () =>
  import('#wallet/funding/controllers/payment_webhooks_controller')
const PaymentsForAttentionController = () =>
  import('#wallet/funding/controllers/payments_for_attention_controller')
const ReferralsPageController = () => import('#shipping/home/referrals_page_controller')
const StatementTokensController = () =>
  import('#wallet/transactions/controllers/statement_tokens_controller')
const TransactionExportsController = () =>
  import('#wallet/transactions/controllers/transaction_exports_controller')
const TransactionHistoriesController = () =>
  import('#wallet/transactions/controllers/transaction_histories_controller')
const TransactionsController = () =>
  import('#wallet/transactions/controllers/transactions_controller')
const TransactionsPageController = () =>
  import('#wallet/transactions/controllers/transactions_page_controller')
const SandboxCardDecisionsController = () =>
  import('#wallet/providers/sandbox/sandbox_card_decisions_controller')
const SandboxCardPageController = () =>
  import('#wallet/providers/sandbox/sandbox_card_page_controller')
const SandboxDepositsController = () =>
  import('#wallet/providers/sandbox/sandbox_deposits_controller')
const VirtualAccountsController = () =>
  import('#wallet/funding/controllers/virtual_accounts_controller')
const UserWalletsController = () => import('#wallet/balances/controllers/user_wallets_controller')
const WalletOperationsController = () =>
  import('#wallet/balances/controllers/wallet_operations_controller')
const WalletsController = () => import('#wallet/balances/controllers/wallets_controller')

router
  .group(() => {
    router.get('/base/home', [HomePageController, 'render']).as('home')
    router
      .get('/base/dashboard/:id', [DashboardPageController, 'render'])
      .as('dashboard')
      .where('id', number)
    router.get('/base/referrals', [ReferralsPageController, 'render']).as('referrals')
    router.get('/base/wallet/balance', [BalancePageController, 'render']).as('balance')
    router
      .get('/base/wallet/transactions', [TransactionsPageController, 'render'])
      .as('transactions')
    router.get('/base/wallet/fund', [FundPageController, 'render']).as('fund')
  })
  .use(middleware.signedIn())
  .as('wallet')

router
  .group(() => {
    router.get('/wallet', [WalletsController, 'show']).as('show')
    router
      .get('/transactions/history', [TransactionHistoriesController, 'index'])
      .as('transactions.index')
    router
      .get('/transactions/history.csv', [TransactionExportsController, 'show'])
      .as('transactions.export')
    router
      .get('/transactions/history/recent', [TransactionHistoriesController, 'recent'])
      .as('transactions.recent')
    router
      .get('/transactions/:id/detail', [TransactionsController, 'show'])
      .as('transactions.show')
      .where('id', number)
    router
      .get('/files/token/statement', [StatementTokensController, 'show'])
      .as('statement_tokens.show')
    router
      .get('/transactions/payment_reference', [PaymentReferencesController, 'show'])
      .as('payment_references.show')
    router
      .post('/transactions/:reference/checkout', [CheckoutsController, 'store'])
      .as('checkouts.store')
    router
      .post('/transactions/:reference/verify', [PaymentVerificationsController, 'store'])
      .as('payment_verifications.store')
    router
      .get('/bank_account/inflow', [VirtualAccountsController, 'show'])
      .as('virtual_account.show')
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.wallet')

// The provider has no session: its signature says who it is.
router
  .post('/api/v1/webhooks/payment', [PaymentWebhooksController, 'store'])
  .as('api.wallet.payment_webhooks.store')

// The sandbox makes money out of nothing, so it has no pages in production.
if (!app.inProduction) {
  router
    .group(() => {
      router.get('/dev/card/:reference', [SandboxCardPageController, 'render']).as('card')
      router.post('/dev/card/:reference', [SandboxCardDecisionsController, 'store']).as('decide')
    })
    .as('wallet.sandbox')
  router
    .post('/api/v1/dev/deposits', [SandboxDepositsController, 'store'])
    .as('api.wallet.sandbox_deposits.store')
    .use(middleware.signedIn())
}

// What staff do with the wallets of others.
router
  .group(() => {
    router.get('/wallet/all', [UserWalletsController, 'index']).as('user_wallets.index')
    router
      .get('/wallet/user/:userId', [UserWalletsController, 'show'])
      .as('user_wallets.show')
      .where('userId', number)
    router
      .get('/transactions/user/:userId/recent', [UserWalletsController, 'transactions'])
      .as('user_wallets.transactions')
      .where('userId', number)
    router
      .get('/wallet/attention', [PaymentsForAttentionController, 'index'])
      .as('payments_for_attention.index')
    router
      .put('/wallet/attention/:id', [PaymentsForAttentionController, 'update'])
      .as('payments_for_attention.update')
      .where('id', number)
    router.post('/wallet/operation', [WalletOperationsController, 'store']).as('operations.store')
  })
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1')
  .as('api.wallet')
