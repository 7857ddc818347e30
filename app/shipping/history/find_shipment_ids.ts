import type { Caller } from '#identity/sessions/caller'
import {
  joinWithAnd,
  joinWithOr,
  sqlCondition,
  type SqlCondition,
} from '#shared/database/sql_condition'
import {
  MAX_FOUND,
  capFoundIds,
  type FoundIds,
  readIds,
  findIdsByText,
} from '#shared/database/text_search'
import {
  historyFilterConditions,
  searchConditions,
  newestFirstOrder,
  historyScope,
  type HistoryQuery,
} from '#shipping/history/history_conditions'
import Shipment, { type ShipmentVisibility } from '#shipping/shipment/models/shipment'

/**
 * Returns all ids if few match, otherwise the newest, in no particular order. Reads about ten
 * thousand rows at most.
 */
export async function findShipmentIds(caller: Caller, listQuery: HistoryQuery): Promise<FoundIds> {
  const visibility = Shipment.visibilityOf(caller)
  const filters = historyFilterConditions(listQuery)
  const inSteps = (conditions: SqlCondition[]) => {
    const where = joinWithAnd([historyScope(visibility, listQuery, 'shipments'), ...conditions])
    return sqlCondition(
      `select id from shipments where ${where.sql} ${newestFirstOrder(listQuery)} limit ${MAX_FOUND + 1}`,
      ...where.values
    )
  }
  if (!listQuery.search) return capFoundIds(await readIds(inSteps(filters)))
  const conditions = searchConditions(listQuery.search, caller.isBookingStaff)
  return searchIds({
    text: listQuery.search,
    filters,
    scope: historyScope(visibility, listQuery, 'search'),
    ways: conditions.content,
    others: conditions.status.map((status) => ({ status, found: inSteps([status, ...filters]) })),
  })
}

export async function findIdsByRowText(
  visibility: ShipmentVisibility,
  text: string,
  ways: SqlCondition[]
) {
  const scope = historyScope(visibility, {}, 'search')
  const { ids } = await searchIds({ text, scope, ways, filters: [], others: [] })
  return ids
}

interface IdSearch {
  text: string
  scope: SqlCondition
  filters: SqlCondition[]
  ways: SqlCondition[]
  others: { status: SqlCondition; found: SqlCondition }[]
}

function searchIds({ text, scope, filters, ways, others }: IdSearch): Promise<FoundIds> {
  const holds = joinWithAnd([
    joinWithOr([...ways, ...others.map(({ status }) => status)]),
    ...filters,
  ])
  const indexed = ways.map((way) => {
    const where = joinWithAnd([scope, way, ...filters])
    const from = filters.length > 0 ? SEARCH_WITH_SHIPMENTS : SHIPMENT_SEARCH_TABLE
    const sql = `select search.shipment_id as id from ${from} where ${where.sql}`
    return sqlCondition(sql, ...where.values)
  })
  return findIdsByText({
    text,
    scope,
    holds,
    from: holds.sql.includes('shipments.') ? SEARCH_WITH_SHIPMENTS : SHIPMENT_SEARCH_TABLE,
    id: 'search.shipment_id',
    newestFirst: 'search.created_at desc, search.shipment_id desc',
    indexed: [...indexed, ...others.map(({ found }) => found)],
    // Long digit sequences match few rows.
    isRare: /^\+?[\d\s()-]{6,}$/.test(text),
  })
}

const SHIPMENT_SEARCH_TABLE = 'shipment_searches search'
const SEARCH_WITH_SHIPMENTS = `${SHIPMENT_SEARCH_TABLE} join shipments on shipments.id = search.shipment_id`
