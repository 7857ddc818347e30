import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { sweepShipmentFiles } from '#shipping/documents/file_sweep'

/** Scheduled. Safe to run twice. */
export default class SweepClearanceFilesJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.sweep_clearance_files',
    maxRetries: 0,
  }

  async execute() {
    const removed = await sweepShipmentFiles()
    if (removed) logger.info({ removed }, 'Removed files of shipments that no row names')
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the files of shipments failed')
  }
}
