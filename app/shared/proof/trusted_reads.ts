import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SqlClient } from '#shared/database/query_rows'

/**
 * Reads with PostgreSQL's built-in functions only: an attacker may have shadowed them in another
 * schema. Qualify tables with their schema. Rolls back, because `set local` would outlive a
 * savepoint.
 */
export async function readWithTrustedFunctions<Result>(
  client: Pick<QueryClientContract, 'transaction'>,
  work: (client: SqlClient) => Promise<Result>
): Promise<Result> {
  const trx = await client.transaction()
  try {
    await trx.rawQuery('set local search_path = pg_catalog, pg_temp; set transaction read only')
    return await work(trx)
  } finally {
    await trx.rollback()
  }
}
