import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { lookForAlarms } from '#admin/health/alarms'
import { verifyLedger } from '#admin/console/ledger_verification'

/** Scheduled, at night. Safe to run twice: it only reads, and tells. */
export default class VerifyLedgerJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.verify_ledger', removeOnComplete: true }

  async execute() {
    await verifyLedger()
    await lookForAlarms()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'The ledger could not be checked')
  }
}
