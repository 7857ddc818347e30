import db from '@adonisjs/lucid/services/db'
import { type SqlCondition, sqlCondition } from '#shared/database/sql_condition'
import { MAX_COUNTED } from '#shared/database/limited_count'
import { queryRows } from '#shared/database/query_rows'

/** The maximum number of found ids. The caller sorts them in memory. */
export const MAX_FOUND = 2000

const PROBED_ROWS = 1000

/** How many of the newest rows to search if over a fifth of the probed ones contain the text. */
const SCANNED_ROWS = 20_000

/** The ids of all matches; if `hasMore`, of only MAX_FOUND matches. */
export type FoundIds = { ids: number[]; hasMore: boolean }

export interface TextSearch {
  text: string
  from: string
  id: string
  scope: SqlCondition
  /** An `order by`, such as `created_at desc, id desc`, for which the scope has an index. */
  newestFirst: string
  holds: SqlCondition
  /** Statements that find matching ids through an index. Their results are united. */
  indexed: SqlCondition[]
  /** Set it if every text matches few rows: the search then skips its probe of the newest rows. */
  isRare?: boolean
}

/**
 * Finds the ids, unordered, of rows that contain a text: through an index, or among the newest
 * rows, 20,000 for a common text and 10,000 for one or two letters.
 */
export async function findIdsByText(search: TextSearch): Promise<FoundIds> {
  // A trigram index cannot find one or two letters.
  if (!/[\p{L}\p{N}]{3}/u.test(search.text))
    return capFoundIds(await newestIds(search, MAX_COUNTED))
  const probed = search.isRare ? null : await probe(search)
  if (probed && probed.looked < PROBED_ROWS) return capFoundIds(probed.ids)
  if (probed && probed.ids.length > PROBED_ROWS / 5) {
    const found = await newestIds(search, SCANNED_ROWS)
    if (found.length > MAX_FOUND) return capFoundIds(found)
  }
  const { indexed } = search
  const sql = indexed.map((one) => `(${one.sql})`).join(' union all ')
  const found = sqlCondition(
    `with held as materialized (${sql}) select id from held limit ${indexed.length * (MAX_FOUND + 1)}`,
    ...indexed.flatMap(({ values }) => values)
  )
  return capFoundIds(await readIds(found))
}

function newestIds(search: TextSearch, window: number): Promise<number[]> {
  const sql = `select id from (${newestOf(search, window)}) newest where holds limit ${MAX_FOUND + 1}`
  return readIds(sqlCondition(sql, ...search.holds.values, ...search.scope.values))
}

function newestOf({ from, id, scope, newestFirst, holds }: TextSearch, window: number): string {
  return `select ${id} as id, (${holds.sql}) as holds from ${from} where ${scope.sql}
    order by ${newestFirst} limit ${window}`
}

async function probe(search: TextSearch) {
  const [row] = await queryRows<{ looked: number; ids: number[] }>(
    db,
    `select count(*)::int as looked,
       coalesce(array_agg(id) filter (where holds), '{}') as ids
     from (${newestOf(search, PROBED_ROWS)}) newest`,
    [...search.holds.values, ...search.scope.values]
  )
  return row!
}

export async function readIds({ sql, values }: SqlCondition): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(db, `select id from (${sql}) found`, values)
  return [...new Set(rows.map(({ id }) => id))]
}

export function capFoundIds(ids: number[]): FoundIds {
  return { ids: ids.slice(0, MAX_FOUND), hasMore: ids.length > MAX_FOUND }
}
