import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { listRead, userRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { balances } = controllers.wallet

definePages('wallet', () => {
  router
    .get('/base/wallet/balance', [balances.BalancePage, 'render'])
    .page({ by: 'signedIn' })
    .as('balance')
})

defineCalls('wallet', 'Wallet', () => {
  router
    .get('/wallet', [balances.Wallets, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read', summary: 'Read your own balances' })
    .as('show')
  router
    .put('/wallet/alert', [balances.Alerts, 'update'])
    .call({
      by: 'signedIn',
      team: 'fund',
      summary: 'Set below which amount wallet.low is announced',
      description:
        'Naira; `null` for never. It is told once when cash falls below, and again after it has risen.',
      example: { amount: 10_000 },
    })
    .as('alerts.update')
  router.post('/test_money', [balances.TestMoney, 'store']).call({
    by: 'signedIn',
    team: 'fund',
    key: 'wallet:pay',
    summary: 'Top up the wallet of test data',
    description: 'To ₦1,000,000, which it began with. In test mode only.',
    failures: [409],
  })
})

defineCalls('wallet', 'People', () => {
  router.get('/wallet/all', [balances.UserWallets, 'index']).call({
    by: 'openConsole',
    shows: listRead('wallets'),
    summary: 'List the wallets, or find one by the name or e-mail address of its owner',
  })
  router.get('/wallet/user/:userId', [balances.UserWallets, 'show']).call({
    by: 'openConsole',
    shows: userRead('userId', 'user.read_wallet'),
    summary: 'Read a wallet of a person',
    description:
      'With `walletId` that one; otherwise the one that they pay from when they sign in.',
    failures: [404],
  })
  router.get('/wallet/user/:userId/all', [balances.UserWallets, 'list']).call({
    by: 'openConsole',
    shows: userRead('userId', 'user.read_wallet'),
    summary: 'List the wallets of a person',
    description: 'Their own, and those of the businesses that they belong to.',
    failures: [404],
  })
  router.get('/transactions/user/:userId/recent', [balances.UserWallets, 'transactions']).call({
    by: 'openConsole',
    shows: userRead('userId', 'user.read_wallet'),
    summary: 'List the latest transactions of a person',
  })
  router
    .post('/wallet/operation', [balances.WalletOperations, 'store'])
    .call({
      by: 'openConsole',
      once: 'money',
      mayAsk: true,
      summary: 'Credit or debit the wallet of a person',
      description: 'Nobody can credit their own wallet. What was done is in the audit log.',
      failures: [402, 403, 404],
    })
    .as('operations.store')
}).where('userId', idParam)
