import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { tendPickup } from '#shipping/carriers/pickups/calling'

/** Dispatched when there is something to tell a courier, and again by the sweep. Safe to run twice. */
export default class TendPickupJob extends Job<{ pickupId: number }> {
  static options: JobOptions = {
    name: 'shipping.tend_pickup',
    maxRetries: 0,
  }

  async execute() {
    await tendPickup(this.payload.pickupId)
  }

  async failed(error: Error) {
    const { pickupId } = this.payload
    logger.error({ err: error, pickupId }, 'A pickup could not be tended')
  }
}
