import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { lookForAlarms } from '#admin/health/alarms'
import { verifyProof } from '#shared/proof/verification'

/** Scheduled, at night. Safe to run twice: it only reads, links what is open, and tells. */
export default class VerifyProofJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.verify_proof', removeOnComplete: true }

  async execute() {
    const faults = await verifyProof()
    if (faults.length > 0) logger.error({ faults }, 'Something is not what was linked and sealed')
    await lookForAlarms()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'The proof could not be checked')
  }
}
