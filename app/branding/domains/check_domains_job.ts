import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { checkDueDomains } from '#branding/domains/checking'

/** Scheduled. Safe to run twice. */
export default class CheckDomainsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'branding.check_domains',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await checkDueDomains()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'The own domains of businesses could not be looked after')
  }
}
