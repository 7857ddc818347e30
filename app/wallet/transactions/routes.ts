import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { transactions } = controllers.wallet

definePages('wallet', () => {
  router
    .get('/base/wallet/transactions', [transactions.TransactionsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('transactions')
})

defineCalls('wallet', 'Wallet', () => {
  router
    .get('/transaction', [transactions.TransactionLists, 'index'])
    .call({
      id: 'listTransactions',
      by: 'signedIn',
      scope: 'wallet:read',
      summary: 'List transactions with a cursor',
      description:
        'Returns the latest first. To get the next rows, pass `next_cursor` of the response as `cursor`, until `has_more` is false. `from` and `to` are dates in Lagos time, both included.',
    })
    .as('transactions.list')
  router
    .get('/transactions/history', [transactions.TransactionHistories, 'index'])
    .call({
      id: 'listTransactionHistory',
      by: 'signedIn',
      scope: 'wallet:read',
      summary: 'List the transactions between two dates',
      description:
        'Dates are in Lagos time, both included. With the two dates only, returns all transactions, at most 2,000. With any other parameter, returns a page, whose `total` counts up to 10,000 transactions, or 2,000 of a search. If there are more, `hasMoreThanTotal` is true and `nextPageUrl` carries the `cursor` of the next page. Returns 422 `E_BAD_CURSOR` for a cursor of another list or order, and 422 `E_PAGE_TOO_FAR` for a page number beyond the counted rows, unless you pass a `cursor`. A search for one or two letters covers only the newest 10,000 transactions.',
    })
    .as('transactions.index')
  router
    .get('/transactions/history.csv', [transactions.TransactionHistories, 'export'])
    .call({
      id: 'exportTransactions',
      by: 'signedIn',
      scope: 'wallet:read',
      summary: 'Download transactions as CSV, of all days or between two dates',
      file: 'text/csv',
    })
    .as('transactions.export')
  router
    .get('/transactions/history/recent', [transactions.TransactionHistories, 'recent'])
    .call({
      id: 'listRecentTransactions',
      by: 'signedIn',
      scope: 'wallet:read',
      summary: 'List the latest transactions',
    })
    .as('transactions.recent')
  router
    .get('/transactions/:id/detail', [transactions.Transactions, 'show'])
    .call({ by: 'signedIn', scope: 'wallet:read', summary: 'Get a transaction' })
  router.get('/transactions/:id/proof', [transactions.TransactionProofs, 'show']).call({
    by: 'signedIn',
    scope: 'wallet:read',
    summary: 'Get the proof of a transaction',
    description:
      'Returns the ledger entry as text and the path that connects it to the root of the day on which it was sealed. Anyone can verify it offline.',
    failures: [404, 409],
  })
  router.get('/files/token/statement', [transactions.StatementTokens, 'show']).call({
    by: 'signedIn',
    scope: 'wallet:read',
    liveOnly: true,
    summary: 'Get a download token for a wallet statement',
    description: '`message` is the token, valid for one download within five minutes.',
  })
}).where('id', idParam)
