import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { queryRows, type SqlValue } from '#shared/database/query_rows'

/** How far rows are counted, and how far pages are found by their number. */
export const MAX_COUNTED = 10_000

export interface LimitedCount {
  total: number
  /** There are more than `total`. */
  hasMore: boolean
}

/**
 * How many rows there are: exact up to `most`, and no more than that are read. An order that has an index keeps the
 * database from reading the table from its beginning until it has found as many.
 */
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

/** Of a number that was counted up to one more than `most`. */
export function capCount(counted: number, most = MAX_COUNTED): LimitedCount {
  return { total: Math.min(counted, most), hasMore: counted > most }
}
