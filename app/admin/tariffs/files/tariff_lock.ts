import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** Imports queue here, because each import that waits for the lock would hold a connection. */
export const queueTariffImport = limitConcurrency({ atOnce: 1, waiting: 4 })

/** Serializes imports until commit: each compares with the stored rows before it writes. */
export async function lockTariff(trx: TransactionClientContract) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
}
