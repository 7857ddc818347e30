import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** One load at a time: each compares with what is there before it writes. Held until the transaction ends. */
export async function lockTariff(trx: TransactionClientContract) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
}
