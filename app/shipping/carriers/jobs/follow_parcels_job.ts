import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { followParcels } from '#shipping/carriers/parcel_following'

/** Scheduled. A round that a second one joins shares the parcels with it: each is asked after once. */
export default class FollowParcelsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.follow_parcels',
    maxRetries: 0,
  }

  async execute() {
    await followParcels()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A round of following parcels failed')
  }
}
