import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { rowsOf, type Value } from '#shared/database/rows'

/** How far rows are counted, and how far pages are found by their number. */
export const COUNTED = 10_000

export interface LimitedCount {
  total: number
  /** There are more than `total`. */
  hasMore: boolean
}

/** How many rows there are: exact up to `most`, and no more than that are read. */
export async function countUpTo<Model extends LucidModel, Row>(
  query: ModelQueryBuilderContract<Model, Row>,
  most = COUNTED
): Promise<LimitedCount> {
  const some = query.clone().clearSelect().clearOrder().clearLimit().clearOffset()
  const { sql, bindings } = some
    .select(query.client.raw('1'))
    .limit(most + 1)
    .toSQL()
  const [row] = await rowsOf<{ total: number }>(
    query.client,
    `select count(*)::int as total from (${sql}) as counted`,
    bindings as Value[]
  )
  return limitedCount(row!.total, most)
}

/** Of a number that was counted up to one more than `most`. */
export function limitedCount(counted: number, most = COUNTED): LimitedCount {
  return { total: Math.min(counted, most), hasMore: counted > most }
}
