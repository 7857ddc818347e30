import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Nobody asks after three months what became of a message. Safe to run twice. */
export default class PruneWhatsAppJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shared.prune_whatsapp', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from whatsapp_messages where created_at < now() - interval '90 days'`)
    await db.rawQuery(`delete from whatsapp_reports where reported_at < now() - interval '90 days'`)
    await db.rawQuery(`delete from whatsapp_troubles where seen_at < now() - interval '90 days'`)
  }
}
