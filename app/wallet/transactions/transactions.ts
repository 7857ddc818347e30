import {
  cursorPage,
  inOrder,
  type KeysetPage,
  keysetPage,
  type PageQuestion,
} from '#shared/http/keyset_page'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'
import {
  countTransactions,
  type EntryQuery,
  type Period,
  transactionList,
  type TransactionQuestion,
} from '#wallet/transactions/transaction_list'

const RECENT = 25

/** No screen shows more at once; a longer period is read page by page. */
const MOST_ROWS = 2000

/** The two balances that a customer has. What is on hold has left them already. */
const SHOWN = ['cash', 'cash_back'] as const

/** What happened to a wallet on some days, newest first. */
export async function transactionsBetween(wallet: Wallet, period: Period): Promise<LedgerEntry[]> {
  const { query, order } = await transactionList(wallet, period)
  return inOrder(withRowParts(query), order).limit(MOST_ROWS).exec()
}

export async function recentTransactions(wallet: Wallet, most = RECENT): Promise<LedgerEntry[]> {
  const { query, order } = await transactionList(wallet, {})
  return inOrder(withRowParts(query), order).limit(most).exec()
}

/** For programs, which read on from a row instead of a page's number. Throws BadCursor. */
export async function transactionsAfter(
  wallet: Wallet,
  { from, to, ...turn }: { limit?: number; cursor?: string; from?: Date; to?: Date }
) {
  const { query } = await transactionList(wallet, { startDate: from, endDate: to })
  const list = `transactions of ${wallet.id}`
  return cursorPage(withRowParts(query), turn, { list, id: 'search.entry_id' })
}

/** Throws E_ROW_NOT_FOUND for a transaction of another wallet. */
export function transactionOf(wallet: Wallet, id: number): Promise<LedgerEntry> {
  return LedgerEntry.query()
    .whereIn(
      'accountId',
      SHOWN.map((kind) => wallet.account(kind).id)
    )
    .where('id', id)
    .preload('transfer', (query) => query.preload('creator'))
    .preload('account')
    .firstOrFail()
}

/** One page of those that answer, with everything that a row shows. Throws BadCursor and PageTooFar. */
export async function transactionPage(
  wallet: Wallet,
  question: TransactionQuestion & PageQuestion
): Promise<KeysetPage<LedgerEntry>> {
  const list = await transactionList(wallet, question)
  return keysetPage(withRowParts(list.query), question, {
    list: `transactions of ${wallet.id} by ${question.sort ?? '-date'}`,
    order: list.order,
    count: await countTransactions(wallet, question, list.found),
  })
}

export function withRowParts(entries: EntryQuery) {
  return entries.preload('transfer').preload('account')
}
