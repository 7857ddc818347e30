import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Nobody repeats a request after a month. Safe to run twice. */
export default class PruneIdempotencyKeysJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shared.prune_idempotency_keys', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from idempotency_keys where created_at < now() - interval '30 days'`)
  }
}
