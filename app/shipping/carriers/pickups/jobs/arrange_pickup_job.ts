import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import { joinPickup } from '#shipping/carriers/pickups/joining'

/** Dispatched once a parcel is booked, and again by the sweep. Safe to run twice. */
export default class ArrangePickupJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.arrange_pickup',
    maxRetries: 3,
  }

  async execute() {
    const pickupId = await joinPickup(this.payload.shipmentId)
    if (pickupId !== null) await TendPickupJob.dispatch({ pickupId })
  }

  async failed(error: Error) {
    const { shipmentId } = this.payload
    logger.error({ err: error, shipmentId }, 'No pickup could be arranged for a parcel')
  }
}
