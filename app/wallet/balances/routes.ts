import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { balances } = controllers.wallet

pages('wallet', 'signedIn', () => {
  router.get('/base/wallet/balance', [balances.BalancePage, 'render']).as('balance')
})

calls('wallet', 'signedIn', () => {
  router.get('/wallet', [balances.Wallets, 'show']).as('show')
  router.put('/wallet/alert', [balances.Alerts, 'update']).as('alerts.update')
  router.post('/test_money', [balances.TestMoney, 'store'])
})

// What staff do with the wallets of others.
calls('wallet', 'openConsole', () => {
  router.get('/wallet/all', [balances.UserWallets, 'index'])
  router.get('/wallet/user/:userId', [balances.UserWallets, 'show'])
  router.get('/wallet/user/:userId/all', [balances.UserWallets, 'list'])
  router.get('/transactions/user/:userId/recent', [balances.UserWallets, 'transactions'])
  router.post('/wallet/operation', [balances.WalletOperations, 'store']).as('operations.store')
}).where('userId', number)
