import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { pruneCallDays } from '#shipping/carriers/following/call_budget'
import { greetCouriers } from '#shipping/carriers/following/greeting'

/** Scheduled, each hour. */
export default class GreetCouriersJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.greet_couriers',
    maxRetries: 0,
  }

  async execute() {
    await greetCouriers()
    await pruneCallDays()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'Couriers could not be greeted')
  }
}
