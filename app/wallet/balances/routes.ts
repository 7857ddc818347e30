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
    .call({ by: 'signedIn', scope: 'wallet:read', summary: 'Get your balances' })
    .as('show')
  router
    .put('/wallet/alert', [balances.Alerts, 'update'])
    .call({
      by: 'signedIn',
      team: 'fund',
      summary: 'Set the alert for a low balance',
      description:
        '`amount` is in naira; `null` turns the alert off. We send the event `wallet.low` once when the cash balance falls below the amount, and again only after the balance was back at that amount or above.',
      example: { amount: 10_000 },
    })
    .as('alerts.update')
  router.post('/test_money', [balances.TestMoney, 'store']).call({
    by: 'signedIn',
    team: 'fund',
    scope: 'wallet:pay',
    summary: 'Top up the test wallet',
    description: 'Raises a lower balance to ₦1,000,000. Available in test mode only.',
    failures: [409],
  })
})

defineCalls('wallet', 'People', () => {
  router.get('/wallet/all', [balances.UserWallets, 'index']).call({
    by: 'openConsole',
    auditedRead: listRead('wallets'),
    summary: 'List wallets',
  })
  router.get('/wallet/user/:userId', [balances.UserWallets, 'show']).call({
    by: 'openConsole',
    auditedRead: userRead('userId', 'user.read_wallet'),
    summary: 'Get a wallet of a person',
    description:
      'Returns the wallet `walletId`. Default: the wallet of the organization that the person joined first.',
    failures: [404],
  })
  router.get('/wallet/user/:userId/all', [balances.UserWallets, 'list']).call({
    id: 'listWalletsOfUser',
    by: 'openConsole',
    auditedRead: userRead('userId', 'user.read_wallet'),
    summary: 'List the wallets of a person',
    description: 'Includes those of the businesses that the person belongs to.',
    failures: [404],
  })
  router.get('/transactions/user/:userId/recent', [balances.UserWallets, 'transactions']).call({
    id: 'listUserTransactions',
    by: 'openConsole',
    auditedRead: userRead('userId', 'user.read_wallet'),
    summary: 'List the latest transactions of a person',
  })
  router
    .post('/wallet/operation', [balances.WalletOperations, 'store'])
    .call({
      id: 'createWalletOperation',
      by: 'openConsole',
      idempotency: 'money',
      mayNeedApproval: true,
      summary: 'Credit or debit the wallet of a person',
      description: 'You cannot credit your own wallet. The audit log records each operation.',
      failures: [402, 403, 404],
    })
    .as('operations.store')
}).where('userId', idParam)
