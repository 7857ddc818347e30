import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { approvalRules } from '#identity/approvals/settings'
import { tellPlanners } from '#admin/tariffs/versions/starts/called_off'
import { startsToDecide, startVersion } from '#admin/tariffs/versions/starts/starting'

/** Scheduled, so that a tariff starts within ten seconds of its moment. Safe to run twice, and at the same time. */
export default class StartVersionsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.start_versions', removeOnComplete: true }

  async execute() {
    const { isOn: needsTwo } = await approvalRules.tariff.get()
    // One that cannot start keeps no other from it.
    const tried = []
    for (const id of await startsToDecide(needsTwo)) {
      tried.push(await startVersion(id, needsTwo).catch((error: Error) => error))
    }
    await tellPlanners()
    const failed = tried.find((outcome) => outcome instanceof Error)
    if (failed) throw failed
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A tariff that is due could not be started')
  }
}
