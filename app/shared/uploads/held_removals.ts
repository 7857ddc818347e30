import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

const REMOVALS = 20_260_728

/**
 * Blocks deletions of files until the transaction ends: a backup copies rows first, then their
 * files. Waits while another transaction blocks them.
 */
export async function holdRemovals(trx: TransactionClientContract) {
  await trx.rawQuery('select pg_advisory_xact_lock(?)', [REMOVALS])
}

/** Call it after the commit that made a file obsolete, never before. */
export async function areRemovalsHeld(): Promise<boolean> {
  const sql = 'select pg_try_advisory_xact_lock_shared(?) as free'
  const [row] = await queryRows<{ free: boolean }>(db, sql, [REMOVALS])
  return !row!.free
}
