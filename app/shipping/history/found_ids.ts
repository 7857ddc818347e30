import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { COUNTED } from '#shared/database/limited_count'
import { rowsOf } from '#shared/database/rows'
import {
  allOf,
  anyOf,
  condition,
  type Condition,
  filtersOf,
  holding,
  newestFirst,
  scopeOf,
} from '#shipping/history/history_conditions'
import type { HistoryQuestion } from '#shipping/history/history_search'
import Shipment, { type Visibility } from '#shipping/shipment/models/shipment'

/** So many are put in an order at once; of more the order is read until a page is full. */
const FEW = 2000

/** How many of the newest tell whether a text is rare. */
const PROBED = 1000

/** Of those that an order is read of for a text which is in every fifth. */
const WALKED = 20_000

/** The numbers of all that answer, or of the newest among more than FEW that do. */
export type FoundIds = { ids: number[]; hasMore: boolean }

/**
 * Those that answer a question in no order, whatever there is: few are found by an index, of many the newest are
 * enough. Nothing here reads more than some ten thousand rows.
 */
export async function foundIds(caller: Caller, question: HistoryQuestion): Promise<FoundIds> {
  const visibility = Shipment.visibilityOf(caller)
  const filters = filtersOf(question)
  const inSteps = (conditions: Condition[]) => {
    const where = allOf([scopeOf(visibility, question, 'shipments'), ...conditions])
    return condition(
      `select id from shipments where ${where.sql} ${newestFirst(question)} limit ${FEW + 1}`,
      ...where.values
    )
  }
  if (!question.search) return few(await readIds(inSteps(filters)))
  const held = holding(question.search, caller.isBookingStaff)
  return textIds({
    ...{ text: question.search, filters },
    scope: scopeOf(visibility, question, 'search'),
    ways: held.content,
    others: held.status.map((status) => ({ status, found: inSteps([status, ...filters]) })),
  })
}

/** What has one of the ways in its row, for the palette. */
export async function heldIds(visibility: Visibility, text: string, ways: Condition[]) {
  const scope = scopeOf(visibility, {}, 'search')
  const { ids } = await textIds({ text, scope, ways, filters: [], others: [] })
  return ids
}

interface Wanted {
  text: string
  scope: Condition
  filters: Condition[]
  /** Conditions on the row of the search, each of which its index can be asked for. */
  ways: Condition[]
  /** What is said by where a shipment stands, with the statement that finds those. */
  others: { status: Condition; found: Condition }[]
}

async function textIds({ text, scope, filters, ways, others }: Wanted): Promise<FoundIds> {
  const holds = allOf([anyOf([...ways, ...others.map(({ status }) => status)]), ...filters])
  const newest = (window: number) => readIds(newestHolding(scope, holds, window))
  // No index knows one or two letters alone.
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return few(await newest(COUNTED))
  // Few have a long number, whichever it is.
  const probed = /^\+?[\d\s()-]{6,}$/.test(text) ? null : await probe(scope, holds)
  if (probed && probed.looked < PROBED) return few(probed.ids)
  if (probed && probed.ids.length > PROBED / 5) {
    const found = await newest(WALKED)
    if (found.length > FEW) return few(found)
  }
  const indexed = ways.map((way) => {
    const where = allOf([scope, way, ...filters])
    const from = filters.length > 0 ? BOTH : SEARCHES
    const sql = `select search.shipment_id as id from ${from} where ${where.sql}`
    return condition(sql, ...where.values)
  })
  const all = [...indexed, ...others.map(({ found }) => found)]
  const sql = all.map((one) => `(${one.sql})`).join(' union all ')
  const found = condition(
    `with held as materialized (${sql}) select id from held limit ${all.length * (FEW + 1)}`,
    ...all.flatMap(({ values }) => values)
  )
  return few(await readIds(found))
}

const SEARCHES = 'shipment_searches search'
const BOTH = `${SEARCHES} join shipments on shipments.id = search.shipment_id`

/** Among the newest alone. */
function newestHolding(scope: Condition, holds: Condition, window: number): Condition {
  return condition(
    `select id from (${newestOf(scope, holds, window)}) newest where holds limit ${FEW + 1}`,
    ...holds.values,
    ...scope.values
  )
}

function newestOf(scope: Condition, holds: Condition, window: number): string {
  const from = holds.sql.includes('shipments.') ? BOTH : SEARCHES
  return `select search.shipment_id as id, (${holds.sql}) as holds from ${from} where ${scope.sql}
    order by search.created_at desc, search.shipment_id desc limit ${window}`
}

async function probe(scope: Condition, holds: Condition) {
  const [row] = await rowsOf<{ looked: number; ids: number[] }>(
    db,
    `select count(*)::int as looked,
       coalesce(array_agg(id::float8) filter (where holds), '{}') as ids
     from (${newestOf(scope, holds, PROBED)}) newest`,
    [...holds.values, ...scope.values]
  )
  return row!
}

async function readIds({ sql, values }: Condition): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    `select id::float8 as id from (${sql}) found`,
    values
  )
  return [...new Set(rows.map(({ id }) => id))]
}

function few(ids: number[]): FoundIds {
  return { ids: ids.slice(0, FEW), hasMore: ids.length > FEW }
}
