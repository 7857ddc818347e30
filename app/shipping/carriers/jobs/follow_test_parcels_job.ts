import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { followTestParcels } from '#shipping/carriers/parcel_following'

/** Scheduled, more often than real couriers are asked. Safe to run twice and at once. */
export default class FollowTestParcelsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.follow_test_parcels',
    maxRetries: 0,
  }

  async execute() {
    await followTestParcels()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A round of following test parcels failed')
  }
}
