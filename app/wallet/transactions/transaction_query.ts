import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import {
  joinWithAnd,
  joinWithOr,
  sqlCondition,
  type SqlCondition,
  containsWords,
} from '#shared/database/sql_condition'
import { MAX_COUNTED, type LimitedCount, capCount } from '#shared/database/limited_count'
import { queryRows } from '#shared/database/query_rows'
import {
  MAX_FOUND,
  capFoundIds,
  type FoundIds,
  readIds,
  findIdsByText,
} from '#shared/database/text_search'
import type { PageOrder } from '#shared/http/keyset_page'
import { lagosMidnight } from '#shared/time/lagos_time'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'

export type TransactionOrder = 'date' | 'type' | 'comment' | 'amount'

export type TransactionPeriod = { startDate: Date; endDate: Date }

/** Without a period, the query covers all days. */
export type TransactionQuery = Partial<TransactionPeriod> & {
  search?: string
  /** A minus before the name sorts in descending order. */
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

const TRANSACTION_SEARCH_TABLE = 'transaction_searches search'
const NEWEST_FIRST = 'search.created_at desc, search.entry_id desc'

export type EntryQuery = ModelQueryBuilderContract<typeof LedgerEntry, LedgerEntry>

export interface TransactionList {
  query: EntryQuery
  order: PageOrder
  /** The matching ids, if they had to be found first. */
  found?: FoundIds
}

/**
 * Builds the list of a wallet's matching transactions. If few match, reads them by their ids. If
 * many match, scans the index of the order, which soon fills a page.
 */
export async function buildTransactionList(
  wallet: Wallet,
  listQuery: TransactionQuery,
  known?: FoundIds
): Promise<TransactionList> {
  const { search, sort = '-date' } = listQuery
  const asked = ORDERS[sort.replace('-', '') as TransactionOrder]
  const found =
    known ?? (needsSearchFirst(listQuery) ? await findEntryIds(wallet, listQuery) : undefined)
  const isFew = found && !found.hasMore
  // Join row by row: the planner underestimates how many rows match on two correlated columns.
  const query = LedgerEntry.query().joinRaw(
    `cross join lateral (select * from ledger_entries entry where entry.id = search.entry_id
       and entry.created_at = search.created_at limit 1) ledger_entries`
  )
  query.knexQuery.fromRaw(TRANSACTION_SEARCH_TABLE)
  const where = isFew
    ? sqlCondition('search.wallet_id = ? and search.entry_id = any(?)', wallet.id, found.ids)
    : joinWithAnd([
        transactionScope(wallet, listQuery),
        ...(search ? [contentCondition(search)] : []),
      ])
  query.whereRaw(where.sql, where.values as string[])
  const order = { ...asked, id: 'search.entry_id', isDescending: sort.startsWith('-') }
  return { query, order, found }
}

/** In order of date, a period needs no search, because the index holds the dates. */
function needsSearchFirst({ search, startDate, endDate, sort = '-date' }: TransactionQuery) {
  return Boolean(search ?? (sort.endsWith('date') ? undefined : (startDate ?? endDate)))
}

function findEntryIds(wallet: Wallet, listQuery: TransactionQuery): Promise<FoundIds> {
  const scope = transactionScope(wallet, listQuery)
  if (listQuery.search)
    return searchEntryIds(scope, listQuery.search, [contentCondition(listQuery.search)])
  const sql = `select entry_id as id from ${TRANSACTION_SEARCH_TABLE} where ${scope.sql}
    order by ${NEWEST_FIRST} limit ${MAX_FOUND + 1}`
  return readIds(sqlCondition(sql, ...scope.values)).then(capFoundIds)
}

export function searchEntryIds(
  scope: SqlCondition,
  text: string,
  ways: SqlCondition[]
): Promise<FoundIds> {
  return findIdsByText({
    text,
    scope,
    holds: joinWithOr(ways),
    from: TRANSACTION_SEARCH_TABLE,
    id: 'search.entry_id',
    newestFirst: NEWEST_FIRST,
    indexed: ways.map((way) => {
      const where = joinWithAnd([scope, way])
      const sql = `select search.entry_id as id from ${TRANSACTION_SEARCH_TABLE} where ${where.sql}`
      return sqlCondition(sql, ...where.values)
    }),
  })
}

export async function countTransactions(
  wallet: Wallet,
  listQuery: TransactionQuery,
  found?: FoundIds
): Promise<LimitedCount> {
  if (found && (listQuery.search || !found.hasMore)) {
    return { total: found.ids.length, hasMore: found.hasMore }
  }
  const scope = transactionScope(wallet, listQuery)
  const [row] = await queryRows<{ total: number }>(
    db,
    `select count(*)::int as total from (select 1 from ${TRANSACTION_SEARCH_TABLE} where ${scope.sql}
       order by ${NEWEST_FIRST} limit ${MAX_COUNTED + 1}) as counted`,
    scope.values
  )
  return capCount(row!.total)
}

export function transactionScope(
  { id }: Pick<Wallet, 'id'>,
  { startDate, endDate }: Partial<TransactionPeriod>
): SqlCondition {
  return joinWithAnd([
    sqlCondition('search.wallet_id = ?', id),
    ...(startDate
      ? [sqlCondition('search.created_at >= ?', lagosMidnight(startDate).toJSDate())]
      : []),
    ...(endDate ? [sqlCondition('search.created_at < ?', endOfLagosDay(endDate))] : []),
  ])
}

function contentCondition(search: string): SqlCondition {
  return containsWords('search.content', search)
}

export function endOfLagosDay(day: Date): Date {
  return lagosMidnight(day).plus({ days: 1 }).toJSDate()
}
