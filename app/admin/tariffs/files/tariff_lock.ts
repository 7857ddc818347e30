import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** Imports queue before they take a connection, since waiters for the lock would each hold one. */
export const queueTariffImport = limitConcurrency({ atOnce: 1, waiting: 4 })

/** Serializes imports until commit: each compares with the stored rows before it writes. */
export async function lockTariff(trx: TransactionClientContract) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
}
