import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/**
 * Queues imports before they take a database connection, because a file may have a hundred thousand
 * rows and waiters for the lock would each hold a connection.
 */
export const queueTariffImport = limitConcurrency({ atOnce: 1, waiting: 4 })

/**
 * Serializes imports until the transaction ends, because each compares with the stored rows before
 * it writes.
 */
export async function lockTariff(trx: TransactionClientContract) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
}
