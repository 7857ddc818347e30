import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Forgets what was told, and the log of it, after thirty days. Safe to run twice. */
export default class PruneWebhooksJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'identity.prune_webhooks', removeOnComplete: true }

  async execute() {
    // What was announced in the moment in which its endpoint went: nobody will ever take it.
    await db.rawQuery(
      `update webhook_deliveries set status = 'dropped', settled_at = now(), claimed_until = null
       where status = 'pending' and endpoint_id in (
         select id from webhook_endpoints where removed_at is not null or disabled_at is not null)`
    )
    await db.rawQuery(
      `delete from webhook_deliveries where status <> 'pending' and event_id in (
         select id from webhook_events where created_at < now() - interval '30 days')`
    )
    await db.rawQuery(
      `delete from webhook_events event where created_at < now() - interval '30 days'
       and not exists (select 1 from webhook_deliveries where event_id = event.id)`
    )
  }
}
