import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { queryRows, type SqlValue } from '#shared/database/query_rows'

/** Lists are counted, and can be paged by number, only up to this row. */
export const MAX_COUNTED = 10_000

export interface LimitedCount {
  total: number
  hasMore: boolean
}

/** Counts rows exactly, but only up to `most`. An indexed `order` avoids a scan of the table. */
export async function countUpTo<Model extends LucidModel, Row>(
  query: ModelQueryBuilderContract<Model, Row>,
  { most = MAX_COUNTED, order }: { most?: number; order?: string } = {}
): Promise<LimitedCount> {
  const some = query.clone().clearSelect().clearOrder().clearLimit().clearOffset()
  if (order) some.orderByRaw(order)
  const { sql, bindings } = some
    .select(query.client.raw('1'))
    .limit(most + 1)
    .toSQL()
  const [row] = await queryRows<{ total: number }>(
    query.client,
    `select count(*)::int as total from (${sql}) as counted`,
    bindings as SqlValue[]
  )
  return capCount(row!.total, most)
}

/** Counts the rows of a list's query, ignoring its limit, up to MAX_COUNTED. */
export async function countRows<Model extends LucidModel, Row>(
  list: ModelQueryBuilderContract<Model, Row>
): Promise<number> {
  const { total } = await countUpTo(list)
  return total
}

export function capCount(counted: number, most = MAX_COUNTED): LimitedCount {
  return { total: Math.min(counted, most), hasMore: counted > most }
}
