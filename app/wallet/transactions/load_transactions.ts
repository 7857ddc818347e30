import {
  cursorPage,
  orderByKeyset,
  type KeysetPage,
  readKeysetPage,
  type KeysetQuery,
} from '#shared/http/keyset_page'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'
import {
  countTransactions,
  type EntryQuery,
  type TransactionPeriod,
  buildTransactionList,
  type TransactionQuery,
} from '#wallet/transactions/transaction_query'

const RECENT_TRANSACTION_COUNT = 25

/** The most rows that the list of a period returns. Clients read longer lists page by page. */
const MAX_TRANSACTION_ROWS = 2000

/** The accounts whose transactions customers see. Money on hold is in neither. */
const CUSTOMER_BALANCES = ['cash', 'cash_back'] as const

/** Lists the transactions of a period, newest first, up to a maximum. */
export async function listTransactionsBetween(
  wallet: Wallet,
  period: TransactionPeriod
): Promise<LedgerEntry[]> {
  const { query, order } = await buildTransactionList(wallet, period)
  return orderByKeyset(preloadRowParts(query), order).limit(MAX_TRANSACTION_ROWS).exec()
}

export async function listRecentTransactions(
  wallet: Wallet,
  most = RECENT_TRANSACTION_COUNT
): Promise<LedgerEntry[]> {
  const { query, order } = await buildTransactionList(wallet, {})
  return orderByKeyset(preloadRowParts(query), order).limit(most).exec()
}

/** Reads a wallet's transactions page by page, with cursors. Throws InvalidCursor. */
export async function listTransactionsAfter(
  wallet: Wallet,
  { from, to, ...cursorQuery }: { limit?: number; cursor?: string; from?: Date; to?: Date }
) {
  const { query } = await buildTransactionList(wallet, { startDate: from, endDate: to })
  const list = `transactions of ${wallet.id}`
  return cursorPage(preloadRowParts(query), cursorQuery, { list, id: 'search.entry_id' })
}

/** Finds a transaction of this wallet. Throws E_ROW_NOT_FOUND if it belongs to another. */
export function findTransaction(wallet: Wallet, id: number): Promise<LedgerEntry> {
  return LedgerEntry.query()
    .whereIn(
      'accountId',
      CUSTOMER_BALANCES.map((kind) => wallet.account(kind).id)
    )
    .where('id', id)
    .preload('transfer', (query) => query.preload('creator'))
    .preload('account')
    .firstOrFail()
}

/** Reads a page of a wallet's transactions. Throws InvalidCursor and PageTooFar. */
export async function loadTransactionPage(
  wallet: Wallet,
  listQuery: TransactionQuery & KeysetQuery
): Promise<KeysetPage<LedgerEntry>> {
  const list = await buildTransactionList(wallet, listQuery)
  return readKeysetPage(preloadRowParts(list.query), listQuery, {
    list: `transactions of ${wallet.id} by ${listQuery.sort ?? '-date'}`,
    order: list.order,
    count: await countTransactions(wallet, listQuery, list.found),
  })
}

export function preloadRowParts(entries: EntryQuery) {
  return entries.preload('transfer').preload('account')
}
