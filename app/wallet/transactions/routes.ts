import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { transactions } = controllers.wallet

pages('wallet', () => {
  router
    .get('/base/wallet/transactions', [transactions.TransactionsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('transactions')
})

calls('wallet', () => {
  router
    .get('/transaction', [transactions.TransactionLists, 'index'])
    .call({ by: 'signedIn', key: 'wallet:read' })
    .as('transactions.list')
  router
    .get('/transactions/history', [transactions.TransactionHistories, 'index'])
    .call({ by: 'signedIn', key: 'wallet:read' })
    .as('transactions.index')
  router
    .get('/transactions/history.csv', [transactions.TransactionExports, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read' })
    .as('transactions.export')
  router
    .get('/transactions/history/recent', [transactions.TransactionHistories, 'recent'])
    .call({ by: 'signedIn', key: 'wallet:read' })
    .as('transactions.recent')
  router
    .get('/transactions/:id/detail', [transactions.Transactions, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read' })
  router
    .get('/transactions/:id/proof', [transactions.TransactionProofs, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read' })
  router
    .get('/files/token/statement', [transactions.StatementTokens, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read', liveOnly: true })
}).where('id', number)
