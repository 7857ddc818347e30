import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/**
 * A file has up to a hundred thousand rows. Those that wait for the lock would each hold a connection
 * that everybody else needs, so they wait for their turn before they have one.
 */
export const queueTariffImport = limitConcurrency({ atOnce: 1, waiting: 4 })

/** One load at a time: each compares with what is there before it writes. Held until the transaction ends. */
export async function lockTariff(trx: TransactionClientContract) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
}
