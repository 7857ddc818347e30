import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Holds a lock in a transaction of its own while other connections of this process do the work: for what only one does
 * at a time. Nothing is changed in it. No other transaction waits for a second connection (docs/explanation/decisions.md).
 */
export async function withLockTransaction<T>(
  client: QueryClientContract,
  work: (guard: TransactionClientContract) => Promise<T>
): Promise<T> {
  const guard = await client.transaction()
  try {
    await guard.rawQuery('set local idle_in_transaction_session_timeout = 0')
    return await work(guard)
  } finally {
    await guard.rollback()
  }
}
