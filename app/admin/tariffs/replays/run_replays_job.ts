import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { runNextReplay } from '#admin/tariffs/replays/replaying'

/** As long as anybody looks at one. */
const FORGET = `delete from tariff_replays where created_at < now() - interval '90 days'`

/**
 * Dispatched when a replay is asked for, and scheduled, so that one whose worker has died goes on. Safe to run twice,
 * and at the same time.
 */
export default class RunReplaysJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.run_replays', maxRetries: 0, removeOnComplete: true }

  async execute() {
    let more = true
    while (more) more = await runNextReplay()
    await db.rawQuery(FORGET)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A replay of the tariff broke off, and will be taken up again')
  }
}
