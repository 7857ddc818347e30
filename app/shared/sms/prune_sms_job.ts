import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Nobody asks after three months what became of an SMS. Safe to run twice. */
export default class PruneSmsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shared.prune_sms', removeOnComplete: true }

  async execute() {
    await db.rawQuery(`delete from sms_messages where created_at < now() - interval '90 days'`)
    await db.rawQuery(`delete from sms_reports where reported_at < now() - interval '90 days'`)
  }
}
