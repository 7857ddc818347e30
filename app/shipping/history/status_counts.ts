import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { COUNTED, limitedCount } from '#shared/database/limited_count'
import { rowsOf, type Value } from '#shared/database/rows'
import { allOf, condition, type Condition } from '#shared/database/condition'
import type { FoundIds } from '#shared/database/text_search'
import { filtersOf, newestFirst, scopeOf, atStatus } from '#shipping/history/history_conditions'
import type { HistoryQuestion } from '#shipping/history/history_search'
import { LISTED_STATUSES, type ListedStatus } from '#shipping/history/listed_status'
import Shipment from '#shipping/shipment/models/shipment'

/** With `hasMore` there are more than the count. */
export type StatusCount = { status: ListedStatus; count: number; hasMore?: true }

/**
 * How many of these stand where, in the order of a parcel's life; what there is none of is left out.
 * A parcel that something has befallen counts twice: by its status, and by that. Of those that were found, if that
 * were too many, the newest are counted, and each number says that there are more.
 */
export async function statusCounts(
  caller: Caller,
  question: HistoryQuestion = {},
  found?: FoundIds
): Promise<StatusCount[]> {
  const among = found
    ? condition('shipments.id = any(?)', found.ids)
    : allOf([
        scopeOf(Shipment.visibilityOf(caller), question, 'shipments'),
        ...filtersOf({ ...question, status: undefined }),
      ])
  const counts = LISTED_STATUSES.map((status) =>
    counting(allOf([among, atStatus(status)]), found ? '' : newestFirst({ status }))
  )
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    `select array[${counts.map(({ sql }) => sql).join(', ')}] as counts`,
    counts.flatMap(({ values }) => values)
  )
  return LISTED_STATUSES.map((status, index) => {
    const { total, hasMore } = limitedCount(row!.counts[index]!)
    return { status, count: total, ...((hasMore || found?.hasMore) && { hasMore: true as const }) }
  }).filter(({ count }) => count > 0)
}

function counting({ sql, values }: Condition, order: string): { sql: string; values: Value[] } {
  return {
    sql: `(select count(*)::int from (select from shipments where ${sql} ${order} limit ${COUNTED + 1}) counted)`,
    values,
  }
}
