import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'

/** Forgets sessions, tokens, challenges, devices and invitations that nobody can use any more. Safe to run twice. */
export default class PruneExpiredJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'identity.prune_expired', removeOnComplete: true }

  async execute() {
    await db.rawQuery('delete from sessions where expires_at < now()')
    await db.rawQuery(`delete from access_tokens where expires_at < now() - interval '30 days'`)
    await db.rawQuery(`delete from one_time_tokens where expires_at < now() - interval '7 days'`)
    await db.rawQuery(`delete from factor_challenges where expires_at < now() - interval '1 day'`)
    await db.rawQuery(`delete from known_devices where last_seen_at < now() - interval '400 days'`)
    await db.rawQuery(
      `delete from invitations where accepted_at is null and expires_at < now() - interval '90 days'`
    )
  }
}
