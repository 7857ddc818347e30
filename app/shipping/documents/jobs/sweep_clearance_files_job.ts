import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { sweepClearanceFiles } from '#shipping/documents/clearance_sweep'

/** Scheduled. Safe to run twice. */
export default class SweepClearanceFilesJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.sweep_clearance_files',
    maxRetries: 0,
  }

  async execute() {
    const removed = await sweepClearanceFiles()
    if (removed) logger.info({ removed }, 'Removed clearance files that no row names')
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the clearance files failed')
  }
}
