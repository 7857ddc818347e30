import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

const BATCH = 100

/** The ids of the first hundred rows of a query, without those in `except`. */
export async function listDueIds(
  query: ModelQueryBuilderContract<LucidModel, LucidRow & { id: number }>,
  except: number[]
): Promise<number[]> {
  const rows = await query.select('id').whereNotIn('id', except).limit(BATCH)
  return rows.map(({ id }) => id)
}
