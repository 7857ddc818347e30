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
      by: 'signedIn',
      key: 'wallet:read',
      summary: 'List transactions, page by page',
      description:
        'The latest first. Ask with `next_cursor` of the answer for the rows after it, until `has_more` is false. `from` and `to` are days in Lagos, both included.',
    })
    .as('transactions.list')
  router
    .get('/transactions/history', [transactions.TransactionHistories, 'index'])
    .call({
      by: 'signedIn',
      key: 'wallet:read',
      summary: 'List the transactions between two days',
      description:
        'Both days are included, as days in Lagos. With nothing but the days, all of them, 2,000 at most; with a page, a sort or a search, one page. Pages are counted up to 10,000 transactions, of a search up to 2,000; where there are more `hasMoreThanTotal` says so, and `nextPageUrl` carries a `cursor` to read on with, which belongs to this list and order alone: with another one it is 422 `E_BAD_CURSOR`. A page that lies beyond, asked for without one, answers 422 `E_PAGE_TOO_FAR`. One or two letters are looked for among the newest 10,000.',
    })
    .as('transactions.index')
  router
    .get('/transactions/history.csv', [transactions.TransactionHistories, 'export'])
    .call({
      by: 'signedIn',
      key: 'wallet:read',
      summary: 'Download the transactions between two days as CSV',
      file: 'text/csv',
    })
    .as('transactions.export')
  router
    .get('/transactions/history/recent', [transactions.TransactionHistories, 'recent'])
    .call({ by: 'signedIn', key: 'wallet:read', summary: 'List the latest transactions' })
    .as('transactions.recent')
  router
    .get('/transactions/:id/detail', [transactions.Transactions, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read', summary: 'Read a transaction' })
  router.get('/transactions/:id/proof', [transactions.TransactionProofs, 'show']).call({
    by: 'signedIn',
    key: 'wallet:read',
    summary: 'Prove that a transaction is in the books',
    description:
      'What the ledger says of the transaction, as text, and what joins it to the root of the day on which it was sealed. Anybody can check it offline.',
    failures: [404, 409],
  })
  router.get('/files/token/statement', [transactions.StatementTokens, 'show']).call({
    by: 'signedIn',
    key: 'wallet:read',
    liveOnly: true,
    summary: 'Get a token to download a statement of the wallet',
    description: '`message` holds the token. It is good for one download within five minutes.',
  })
}).where('id', idParam)
