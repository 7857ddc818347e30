import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Nobody confirms the next day what they began the day before. Safe to run twice. */
export default class PruneOneTimeCodesJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'wallet.prune_one_time_codes', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from one_time_codes where created_at < now() - interval '1 day'`)
  }
}
