import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { listed, user } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { balances } = controllers.wallet

pages('wallet', () => {
  router
    .get('/base/wallet/balance', [balances.BalancePage, 'render'])
    .page({ by: 'signedIn' })
    .as('balance')
})

calls('wallet', () => {
  router
    .get('/wallet', [balances.Wallets, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read' })
    .as('show')
  router
    .put('/wallet/alert', [balances.Alerts, 'update'])
    .call({ by: 'signedIn', team: 'fund' })
    .as('alerts.update')
  router
    .post('/test_money', [balances.TestMoney, 'store'])
    .call({ by: 'signedIn', team: 'fund', key: 'wallet:pay' })
})

// What staff do with the wallets of others.
calls('wallet', () => {
  router
    .get('/wallet/all', [balances.UserWallets, 'index'])
    .call({ by: 'openConsole', shows: listed('wallets') })
  router
    .get('/wallet/user/:userId', [balances.UserWallets, 'show'])
    .call({ by: 'openConsole', shows: user('userId', 'user.read_wallet') })
  router
    .get('/wallet/user/:userId/all', [balances.UserWallets, 'list'])
    .call({ by: 'openConsole', shows: user('userId', 'user.read_wallet') })
  router
    .get('/transactions/user/:userId/recent', [balances.UserWallets, 'transactions'])
    .call({ by: 'openConsole', shows: user('userId', 'user.read_wallet') })
  router
    .post('/wallet/operation', [balances.WalletOperations, 'store'])
    .call({ by: 'openConsole', once: 'money' })
    .as('operations.store')
}).where('userId', number)
