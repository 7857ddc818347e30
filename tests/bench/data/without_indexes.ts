import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

/**
 * Drops the indexes, except for the primary key, and rebuilds them at the end: indexing a million
 * rows one by one takes half an hour, and all at once a minute. If `work` updates rows, drop only
 * the indexes of one method and keep one on a changed column: otherwise PostgreSQL has both
 * versions in one HOT chain and cannot use an index built from it before the commit.
 */
export async function runWithoutIndexes(
  client: QueryClientContract,
  table: string,
  work: (trx: QueryClientContract) => Promise<unknown>,
  method?: 'gin'
) {
  await client.transaction(async (trx) => {
    await trx.rawQuery(`set local maintenance_work_mem = '512MB'`)
    const indexes = await queryRows<{ name: string; definition: string }>(
      trx,
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
       where indrelid = :table::regclass and not indisprimary
         and (:method::text is null or amname = :method)`,
      { table, method: method ?? null }
    )
    await trx.rawQuery(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
    await work(trx)
    for (const { definition } of indexes) await trx.rawQuery(definition)
  })
}
