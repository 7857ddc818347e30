import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

/** Any number will do that nobody else locks. */
const REMOVALS = 20_260_728

/**
 * Until the transaction ends no file leaves the store: a backup reads rows as they were when it began,
 * and its files later. What stays behind the sweeps find. Waits for whoever holds removals already.
 */
export async function holdRemovals(trx: TransactionClientContract) {
  await trx.rawQuery('select pg_advisory_xact_lock(?)', [REMOVALS])
}

/** To be asked after the commit that made a file superfluous, never before. */
export async function areRemovalsHeld(): Promise<boolean> {
  const sql = 'select pg_try_advisory_xact_lock_shared(?) as free'
  const [row] = await queryRows<{ free: boolean }>(db, sql, [REMOVALS])
  return !row!.free
}
