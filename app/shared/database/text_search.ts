import db from '@adonisjs/lucid/services/db'
import { type Condition, condition } from '#shared/database/condition'
import { COUNTED } from '#shared/database/limited_count'
import { rowsOf } from '#shared/database/rows'

/** So many are put in an order at once; of more the order is read until a page is full. */
export const FEW = 2000

/** How many of the newest tell whether a text is rare. */
const PROBED = 1000

/** Of those that an order is read of for a text which is in every fifth. */
const WALKED = 20_000

/** The numbers of all that answer, or of the newest among more than FEW that do. */
export type FoundIds = { ids: number[]; hasMore: boolean }

export interface TextSearch {
  text: string
  /** Tables, and the column of them that is found. */
  from: string
  id: string
  scope: Condition
  /** What an index reads the scope in: `created_at desc, id desc`. */
  newestFirst: string
  /** What a row that answers holds. */
  holds: Condition
  /** Statements that find them by an index, each some. */
  indexed: Condition[]
  /** Few have it, whichever it is: nobody needs to look how many. */
  isRare?: boolean
}

/**
 * Those that hold a text, whatever there is, in no order: what is rare is found by its index, of what many have the
 * newest are enough. Nothing here reads more than some ten thousand rows.
 */
export async function textIds(search: TextSearch): Promise<FoundIds> {
  // No index knows one or two letters alone.
  if (!/[\p{L}\p{N}]{3}/u.test(search.text)) return few(await newestIds(search, COUNTED))
  const probed = search.isRare ? null : await probe(search)
  if (probed && probed.looked < PROBED) return few(probed.ids)
  if (probed && probed.ids.length > PROBED / 5) {
    const found = await newestIds(search, WALKED)
    if (found.length > FEW) return few(found)
  }
  const { indexed } = search
  const sql = indexed.map((one) => `(${one.sql})`).join(' union all ')
  const found = condition(
    `with held as materialized (${sql}) select id from held limit ${indexed.length * (FEW + 1)}`,
    ...indexed.flatMap(({ values }) => values)
  )
  return few(await readIds(found))
}

/** Among the newest alone. */
function newestIds(search: TextSearch, window: number): Promise<number[]> {
  const sql = `select id from (${newestOf(search, window)}) newest where holds limit ${FEW + 1}`
  return readIds(condition(sql, ...search.holds.values, ...search.scope.values))
}

function newestOf({ from, id, scope, newestFirst, holds }: TextSearch, window: number): string {
  return `select ${id} as id, (${holds.sql}) as holds from ${from} where ${scope.sql}
    order by ${newestFirst} limit ${window}`
}

async function probe(search: TextSearch) {
  const [row] = await rowsOf<{ looked: number; ids: number[] }>(
    db,
    `select count(*)::int as looked,
       coalesce(array_agg(id) filter (where holds), '{}') as ids
     from (${newestOf(search, PROBED)}) newest`,
    [...search.holds.values, ...search.scope.values]
  )
  return row!
}

export async function readIds({ sql, values }: Condition): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, `select id from (${sql}) found`, values)
  return [...new Set(rows.map(({ id }) => id))]
}

export function few(ids: number[]): FoundIds {
  return { ids: ids.slice(0, FEW), hasMore: ids.length > FEW }
}
