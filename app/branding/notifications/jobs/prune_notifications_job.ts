import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** The log of messages goes back a year; older parcels have no news. Safe to run twice. */
export default class PruneNotificationsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'branding.prune_notifications', removeOnComplete: true }

  async execute() {
    await db.rawQuery(
      `delete from receiver_notifications where status <> 'queued'
         and created_at < now() - interval '1 year'`
    )
    await db.rawQuery(
      `delete from notification_attempts where created_at < now() - interval '1 year'`
    )
  }
}
