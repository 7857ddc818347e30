import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

/** Scheduled, once a day. What has ended is kept for as long as somebody may ask how it was. */
export default class PruneHealthJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shared.prune_health', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from running_processes where seen_at < now() - interval '1 day'`)
    await db.rawQuery(`delete from failed_jobs where settled_at < now() - interval '30 days'`)
    await db.rawQuery(`delete from alarms where ended_at < now() - interval '90 days'`)
    await db.rawQuery(`delete from figure_checks where created_at < now() - interval '2 years'`)
    await db.rawQuery(`delete from ledger_checks where created_at < now() - interval '2 years'`)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'What is past of the product’s health could not be removed')
  }
}
