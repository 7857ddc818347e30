import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { lookForAlarms } from '#admin/health/alarms'
import { verifyFigures } from '#admin/console/figure_verification'

/** Scheduled, at night. Safe to run twice: it only reads, and tells. */
export default class VerifyFiguresJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.verify_figures', removeOnComplete: true }

  async execute() {
    await verifyFigures()
    await lookForAlarms()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'The figures could not be checked')
  }
}
