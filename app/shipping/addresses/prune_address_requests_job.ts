import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Forgets for whom links were made that have expired, answered ones too. Safe to run twice. */
export default class PruneAddressRequestsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shipping.prune_address_requests', removeOnComplete: true }

  async execute() {
    await db.rawQuery('delete from address_requests where expires_at < now()')
  }
}
