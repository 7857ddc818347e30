import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { allOf, anyOf, condition, type Condition, holdsWords } from '#shared/database/condition'
import { COUNTED, type LimitedCount, limitedCount } from '#shared/database/limited_count'
import { rowsOf } from '#shared/database/rows'
import { FEW, few, type FoundIds, readIds, textIds } from '#shared/database/text_search'
import type { PageOrder } from '#shared/http/keyset_page'
import { lagosMidnight } from '#shared/time/lagos_time'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'

export type TransactionOrder = 'date' | 'type' | 'comment' | 'amount'

export type Period = { startDate: Date; endDate: Date }

/** Without days it is about all of them. */
export type TransactionQuestion = Partial<Period> & {
  search?: string
  /** A minus in front: the last first. */
  sort?: TransactionOrder | `-${TransactionOrder}`
}

const ORDERS: Record<TransactionOrder, Omit<PageOrder, 'isDescending'>> = {
  date: { by: 'search.created_at', type: 'timestamptz' },
  type: { by: 'search.kind', type: 'text' },
  comment: { by: 'search.comment', type: 'text' },
  amount: { by: 'search.amount_kobo', type: 'bigint' },
}

export const TRANSACTION_SORTS = Object.keys(ORDERS).flatMap(
  (order) => [order, `-${order}`] as (TransactionOrder | `-${TransactionOrder}`)[]
)

const SEARCHES = 'transaction_searches search'
const NEWEST_FIRST = 'search.created_at desc, search.entry_id desc'

export type EntryQuery = ModelQueryBuilderContract<typeof LedgerEntry, LedgerEntry>

export interface TransactionList {
  query: EntryQuery
  order: PageOrder
  /** Where they had to be found first. */
  found?: FoundIds
}

/**
 * What happened to a wallet, where a text is somewhere in its row, and the order to read it in. What is few is found
 * first; else the order's index is read until a page is full, which is soon, as they are many.
 */
export async function transactionList(
  wallet: Wallet,
  question: TransactionQuestion,
  known?: FoundIds
): Promise<TransactionList> {
  const { search, sort = '-date' } = question
  const asked = ORDERS[sort.replace('-', '') as TransactionOrder]
  const found = known ?? (isFoundFirst(question) ? await foundEntries(wallet, question) : undefined)
  const isFew = found && !found.hasMore
  // One by one, as they are read: the planner takes two columns that go together for a rare coincidence.
  const query = LedgerEntry.query().joinRaw(
    `cross join lateral (select * from ledger_entries entry where entry.id = search.entry_id
       and entry.created_at = search.created_at limit 1) ledger_entries`
  )
  query.knexQuery.fromRaw(SEARCHES)
  const where = isFew
    ? condition('search.wallet_id = ? and search.entry_id = any(?)', wallet.id, found.ids)
    : allOf([scopeOf(wallet, question), ...(search ? [holding(search)] : [])])
  query.whereRaw(where.sql, where.values as string[])
  const order = { ...asked, id: 'search.entry_id', isDescending: sort.startsWith('-') }
  return { query, order, found }
}

/** In the order of their dates the index has all that days ask. */
function isFoundFirst({ search, startDate, endDate, sort = '-date' }: TransactionQuestion) {
  return Boolean(search ?? (sort.endsWith('date') ? undefined : (startDate ?? endDate)))
}

function foundEntries(wallet: Wallet, question: TransactionQuestion): Promise<FoundIds> {
  const scope = scopeOf(wallet, question)
  if (question.search) return heldEntries(scope, question.search, [holding(question.search)])
  const sql = `select entry_id as id from ${SEARCHES} where ${scope.sql}
    order by ${NEWEST_FIRST} limit ${FEW + 1}`
  return readIds(condition(sql, ...scope.values)).then(few)
}

/** Those with a text in their row, in one of some ways. */
export function heldEntries(scope: Condition, text: string, ways: Condition[]): Promise<FoundIds> {
  return textIds({
    ...{ text, scope },
    holds: anyOf(ways),
    from: SEARCHES,
    id: 'search.entry_id',
    newestFirst: NEWEST_FIRST,
    indexed: ways.map((way) => {
      const where = allOf([scope, way])
      const sql = `select search.entry_id as id from ${SEARCHES} where ${where.sql}`
      return condition(sql, ...where.values)
    }),
  })
}

/** How many answer, counted so far. */
export async function countTransactions(
  wallet: Wallet,
  question: TransactionQuestion,
  found?: FoundIds
): Promise<LimitedCount> {
  if (found && (question.search || !found.hasMore)) {
    return { total: found.ids.length, hasMore: found.hasMore }
  }
  const scope = scopeOf(wallet, question)
  const [row] = await rowsOf<{ total: number }>(
    db,
    `select count(*)::int as total from (select 1 from ${SEARCHES} where ${scope.sql}
       order by ${NEWEST_FIRST} limit ${COUNTED + 1}) as counted`,
    scope.values
  )
  return limitedCount(row!.total)
}

export function scopeOf(
  { id }: Pick<Wallet, 'id'>,
  { startDate, endDate }: Partial<Period>
): Condition {
  return allOf([
    condition('search.wallet_id = ?', id),
    ...(startDate
      ? [condition('search.created_at >= ?', lagosMidnight(startDate).toJSDate())]
      : []),
    ...(endDate ? [condition('search.created_at < ?', endOf(endDate))] : []),
  ])
}

function holding(search: string): Condition {
  return holdsWords('search.content', search)
}

/** The moment at which a day in Lagos is over. */
export function endOf(day: Date): Date {
  return lagosMidnight(day).plus({ days: 1 }).toJSDate()
}
