import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'

/** Writes many rows of a table at once: its indexes are built anew afterwards, which is faster than row by row. */
export async function withoutIndexes(
  trx: TransactionClientContract,
  table: string,
  work: () => Promise<unknown>
) {
  const indexes = await rowsOf<{ name: string; definition: string }>(
    trx,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = ?::regclass and not indisunique`,
    [table]
  )
  await trx.rawQuery(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
  await work()
  for (const { definition } of indexes) await trx.rawQuery(definition)
}
