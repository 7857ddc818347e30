import db from '@adonisjs/lucid/services/db'
import { type SqlCondition, sqlCondition } from '#shared/database/sql_condition'
import { MAX_COUNTED } from '#shared/database/limited_count'
import { queryRows } from '#shared/database/query_rows'

/** So many are put in an order at once; of more the order is read until a page is full. */
export const MAX_FOUND = 2000

/** How many of the newest tell whether a text is rare. */
const PROBED_ROWS = 1000

/** Of those that an order is read of for a text which is in every fifth. */
const SCANNED_ROWS = 20_000

/** The numbers of all that answer, or of the newest among more than FEW that do. */
export type FoundIds = { ids: number[]; hasMore: boolean }

export interface TextSearch {
  text: string
  /** Tables, and the column of them that is found. */
  from: string
  id: string
  scope: SqlCondition
  /** What an index reads the scope in: `created_at desc, id desc`. */
  newestFirst: string
  /** What a row that answers holds. */
  holds: SqlCondition
  /** Statements that find them by an index, each some. */
  indexed: SqlCondition[]
  /** Few have it, whichever it is: nobody needs to look how many. */
  isRare?: boolean
}

/**
 * Those that hold a text, whatever there is, in no order: what is rare is found by its index, of what many have the
 * newest are enough. Nothing here reads more than some ten thousand rows.
 */
export async function findIdsByText(search: TextSearch): Promise<FoundIds> {
  // No index knows one or two letters alone.
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

/** Among the newest alone. */
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
