import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { watchAttempt } from '#shipping/carriers/attempts/watching'

/** Dispatched by the sweep. Safe to run twice. */
export default class WatchAttemptJob extends Job<{ attemptId: number }> {
  static options: JobOptions = {
    name: 'shipping.watch_attempt',
    maxRetries: 0,
  }

  async execute() {
    await watchAttempt(this.payload.attemptId)
  }

  async failed(error: Error) {
    const { attemptId } = this.payload
    logger.error({ err: error, attemptId }, 'An earlier order to a carrier could not be looked for')
  }
}
