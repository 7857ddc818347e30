import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { tellFollowers } from '#shipping/tracking/followers/telling_followers'

/** Dispatched when something happened to a parcel, and by the sweep. Safe to run twice. */
export default class TellFollowersJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.tell_followers',
    maxRetries: 3,
    removeOnComplete: true,
  }

  async execute() {
    await tellFollowers(this.payload.shipmentId)
  }

  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'The followers of a parcel could not be told')
  }
}
