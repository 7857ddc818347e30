import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SqlClient } from '#shared/database/query_rows'

/**
 * Reads with PostgreSQL's own functions and operators alone: whoever may write to the database may also have put others in
 * their place. Tables are named with their schema, and nothing can be written. The transaction is rolled back because what it
 * sets would outlive a savepoint.
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
