import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { expireAllDue } from '#wallet/balances/cash_back'

/** Scheduled. Takes back cash back that nobody spent in time. Safe to run twice. */
export default class ExpireCashBackJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'wallet.expire_cash_back',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await expireAllDue()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'Cash back could not be expired')
  }
}
