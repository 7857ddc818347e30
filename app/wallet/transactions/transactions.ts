import { cursorPage } from '#shared/http/cursor_page'
import { lagosMidnight } from '#shared/time/lagos_time'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'

const RECENT = 25

/** No screen shows more at once; a longer period is read page by page. */
const MOST_ROWS = 2000

export type TransactionOrder = 'date' | 'type' | 'comment' | 'amount'

export type Period = { startDate: Date; endDate: Date }

/** Without days it is about all of them. */
export type TransactionQuestion = Partial<Period> & {
  search?: string
  /** A minus in front: the last first. */
  sort?: TransactionOrder | `-${TransactionOrder}`
}

/** The two balances that a customer has. What is on hold has left them already. */
const SHOWN = ['cash', 'cash_back'] as const

const ORDERS: Record<TransactionOrder, string> = {
  date: 'ledger_entries.created_at',
  type: 'transfers.kind',
  comment: 'lower(transfers.comment)',
  amount: 'ledger_entries.amount_kobo',
}

export const TRANSACTION_SORTS = Object.keys(ORDERS).flatMap(
  (order) => [order, `-${order}`] as (TransactionOrder | `-${TransactionOrder}`)[]
)

/** What happened to a wallet on some days, newest first. */
export function transactionsBetween(wallet: Wallet, period: Period): Promise<LedgerEntry[]> {
  return withRowParts(transactionQuery(wallet, period)).limit(MOST_ROWS).exec()
}

export function recentTransactions(wallet: Wallet, most = RECENT): Promise<LedgerEntry[]> {
  return withRowParts(entriesOf(wallet))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .exec()
}

/** For programs, which read on from a row instead of a page's number. Throws BadCursor. */
export function transactionsAfter(
  wallet: Wallet,
  question: { limit?: number; cursor?: string; from?: Date; to?: Date }
) {
  const { from, to } = question
  const query = withRowParts(entriesOf(wallet))
  if (from) query.where('created_at', '>=', lagosMidnight(from).toJSDate())
  if (to) query.where('created_at', '<', endOf(to))
  return cursorPage(query, `transactions of ${wallet.id}`, question)
}

/** Throws E_ROW_NOT_FOUND for a transaction of another wallet. */
export function transactionOf(wallet: Wallet, id: number): Promise<LedgerEntry> {
  return entriesOf(wallet)
    .where('id', id)
    .preload('transfer', (query) => query.preload('creator'))
    .preload('account')
    .firstOrFail()
}

/** Those that hold a text somewhere in their row, in the order of a column. */
export function transactionQuery(wallet: Wallet, question: TransactionQuestion) {
  const { startDate, endDate, search, sort = '-date' } = question
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const order = ORDERS[sort.replace('-', '') as TransactionOrder]
  const query = entriesOf(wallet)
    .join('ledger_transfers as transfers', 'transfers.id', 'ledger_entries.transfer_id')
    .select('ledger_entries.*')
    .orderByRaw(`${order} ${direction} nulls last, ledger_entries.id desc`)
  if (startDate) query.where('ledger_entries.created_at', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('ledger_entries.created_at', '<', endOf(endDate))
  return search ? query.whereRaw(...holding(search)) : query
}

/** One page of them, with everything that a row shows. */
export function transactionPage(
  wallet: Wallet,
  question: TransactionQuestion,
  { page, perPage }: { page: number; perPage: number }
) {
  return withRowParts(transactionQuery(wallet, question)).paginate(page, perPage)
}

/** The moment at which a day in Lagos is over. */
export function endOf(day: Date): Date {
  return lagosMidnight(day).plus({ days: 1 }).toJSDate()
}

export function withRowParts(entries: ReturnType<typeof entriesOf>) {
  return entries.preload('transfer').preload('account')
}

function entriesOf(wallet: Wallet) {
  const accountIds = SHOWN.map((kind) => wallet.account(kind).id)
  return LedgerEntry.query().whereIn('ledger_entries.account_id', accountIds)
}

/** Amounts are found as they are read, with and without their separators. */
function holding(search: string): [string, string[]] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const amount = 'abs(ledger_entries.amount_kobo) / 100.0'
  const row = [
    `replace(transfers.kind, '_', ' ')`,
    'transfers.kind',
    'transfers.comment',
    'transfers.reference',
    `to_char(${amount}, 'FM999,999,999,990.00')`,
    `to_char(${amount}, 'FM999999999990.00')`,
  ].join(', ')
  return [`concat_ws(' ', ${row}) ilike ?`, [pattern]]
}
