import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { forgetParcelVisits } from '#branding/page_figures/page_figures'

/** Scheduled. Safe to run twice. */
export default class ForgetVisitsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'branding.forget_visits',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await forgetParcelVisits()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'The visits of old parcels could not be forgotten')
  }
}
