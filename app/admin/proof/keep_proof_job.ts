import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { keepChains } from '#shared/proof/linking'
import { mailSeals } from '#admin/proof/mailing_seals'

/** Scheduled. Safe to run twice: what is linked, sealed and mailed is not so again. */
export default class KeepProofJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.keep_proof', removeOnComplete: true }

  async execute() {
    await keepChains()
    await mailSeals()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'Links and seals could not be written')
  }
}
