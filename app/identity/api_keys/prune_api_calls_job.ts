import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

const ROWS_AT_ONCE = 10_000

/** Forgets what keys asked and paid more than thirty days ago, a little at a time. Safe to run twice. */
export default class PruneApiCallsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'identity.prune_api_calls', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from api_key_spendings where day < now() - interval '30 days'`)
    const sql = `delete from api_calls where id in
      (select id from api_calls where created_at < now() - interval '30 days' limit ?)`
    for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE;) {
      const { rowCount } = await db.rawQuery<{ rowCount: number }>(sql, [ROWS_AT_ONCE])
      deleted = rowCount
    }
  }
}
