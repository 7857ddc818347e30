import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/**
 * Forgets quotes that nobody booked on and links to documents that nobody followed. A shipment keeps
 * its own copy of what decided its price. Safe to run twice.
 */
export default class PruneQuotesJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shipping.prune_quotes', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from quotes where expires_at < now() - interval '7 days'`)
    await db.rawQuery('delete from download_tokens where expires_at < now()')
  }
}
