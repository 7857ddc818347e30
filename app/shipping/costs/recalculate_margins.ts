import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

/** How many shipments one transaction locks. */
const BATCH = 500
const PROGRESS_EVERY = 50_000

/**
 * Call it after an import of rows. Each batch of shipments is a transaction, so it may run in
 * production, be killed and repeated.
 */
export async function recalculateMargins(
  onProgress: (counted: number) => void = () => {}
): Promise<number> {
  let counted = 0
  let last: number | null = 0
  while (last !== null) {
    const [batch]: { last: number | null; parcels: number }[] = await queryRows(
      db,
      `with next as materialized (
         select id from shipments where id > ? and organization_id > 0 and paid_at is not null order by id limit ?
       ), kept as materialized (select keep_margins(array_agg(id)) from next)
       select max(id) as last, count(*)::int as parcels from next, kept`,
      [last, BATCH]
    )
    counted += batch!.parcels
    last = batch!.last
    if (counted % PROGRESS_EVERY === 0 && last !== null) onProgress(counted)
  }
  await db.rawQuery('select fold_margins()')
  return counted
}
