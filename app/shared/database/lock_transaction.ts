import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Holds a lock while other connections do the work, for tasks that must run one at a time. It is
 * the only transaction that may wait for a second connection (docs/explanation/decisions.md).
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
