import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { transactions } = controllers.wallet

pages('wallet', 'signedIn', () => {
  router
    .get('/base/wallet/transactions', [transactions.TransactionsPage, 'render'])
    .as('transactions')
})

calls('wallet', 'signedIn', () => {
  router.get('/transaction', [transactions.TransactionLists, 'index']).as('transactions.list')
  router
    .get('/transactions/history', [transactions.TransactionHistories, 'index'])
    .as('transactions.index')
  router
    .get('/transactions/history.csv', [transactions.TransactionExports, 'show'])
    .as('transactions.export')
  router
    .get('/transactions/history/recent', [transactions.TransactionHistories, 'recent'])
    .as('transactions.recent')
  router.get('/transactions/:id/detail', [transactions.Transactions, 'show'])
  router.get('/transactions/:id/proof', [transactions.TransactionProofs, 'show'])
  router.get('/files/token/statement', [transactions.StatementTokens, 'show'])
}).where('id', number)
