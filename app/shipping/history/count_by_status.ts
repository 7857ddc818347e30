import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { MAX_COUNTED, capCount } from '#shared/database/limited_count'
import { queryRows, type SqlValue } from '#shared/database/query_rows'
import { joinWithAnd, sqlCondition, type SqlCondition } from '#shared/database/sql_condition'
import type { FoundIds } from '#shared/database/text_search'
import {
  historyFilterConditions,
  newestFirstOrder,
  historyScope,
  statusCondition,
  type HistoryQuery,
} from '#shipping/history/history_conditions'
import { LISTED_STATUSES, type ListedStatus } from '#shipping/history/listed_status'
import Shipment from '#shipping/shipment/models/shipment'

/** With `hasMore`, `count` is a lower bound. */
export type ShipmentStatusCount = { status: ListedStatus; count: number; hasMore?: true }

/**
 * Counts shipments by status in lifecycle order, omitting zeros. A parcel with a tracking state
 * such as "lost" counts for its status and for its state, so only the statuses add up. If a search
 * finds too many, counts the newest and sets `hasMore`.
 */
export async function countByStatus(
  caller: Caller,
  listQuery: HistoryQuery = {},
  found?: FoundIds
): Promise<ShipmentStatusCount[]> {
  const among = found
    ? sqlCondition('shipments.id = any(?)', found.ids)
    : joinWithAnd([
        historyScope(Shipment.visibilityOf(caller), listQuery, 'shipments'),
        ...historyFilterConditions({ ...listQuery, status: undefined }),
      ])
  const counts = LISTED_STATUSES.map((status) =>
    countStatement(
      joinWithAnd([among, statusCondition(status)]),
      found ? '' : newestFirstOrder({ status })
    )
  )
  const [row] = await queryRows<{ counts: number[] }>(
    db,
    `select array[${counts.map(({ sql }) => sql).join(', ')}] as counts`,
    counts.flatMap(({ values }) => values)
  )
  return LISTED_STATUSES.map((status, index) => {
    const { total, hasMore } = capCount(row!.counts[index]!)
    return { status, count: total, ...((hasMore || found?.hasMore) && { hasMore: true as const }) }
  }).filter(({ count }) => count > 0)
}

function countStatement(
  { sql, values }: SqlCondition,
  order: string
): { sql: string; values: SqlValue[] } {
  return {
    sql: `(select count(*)::int from (select from shipments where ${sql} ${order} limit ${MAX_COUNTED + 1}) counted)`,
    values,
  }
}
