import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { doRun } from '#shipping/invoicing/running'
import { startDueRuns, unfinishedRuns } from '#shipping/invoicing/starting'

/** Scheduled. Starts the runs of periods that are over, and does what is left of any run. Safe to run twice. */
export default class RunBillingJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.run_billing',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await startDueRuns()
    for (const id of await unfinishedRuns()) await doRun(id)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'The billing runs stopped')
  }
}
