import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { mailParcelNews } from '#shipping/tracking/sender_news/parcel_news'

/** Dispatched when something happened to a parcel, and by the sweep. Safe to run twice. */
export default class ParcelNewsJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.parcel_news',
    maxRetries: 8,
    removeOnComplete: true,
  }

  async execute() {
    await mailParcelNews(this.payload.shipmentId)
  }

  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'A sender could not be told of a parcel')
  }
}
