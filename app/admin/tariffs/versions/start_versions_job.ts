import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { startVersion } from '#admin/tariffs/versions/publishing'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** Scheduled, so that a tariff starts within ten seconds of its moment. Safe to run twice, and at the same time. */
export default class StartVersionsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.start_versions', removeOnComplete: true }

  async execute() {
    const due = await TariffVersion.query()
      .whereRaw('starts_at <= now() and published_at is null and discarded_at is null')
      .orderBy('startsAt')
      .orderBy('id')
      .select('id')
    // One that cannot start keeps no other from it.
    const tried = []
    for (const { id } of due) tried.push(await startVersion(id).catch((error: Error) => error))
    const failed = tried.find((outcome) => outcome instanceof Error)
    if (failed) throw failed
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A tariff that is due could not be started')
  }
}
