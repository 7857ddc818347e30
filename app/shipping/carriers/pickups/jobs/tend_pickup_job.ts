import { BaseJob } from '#shared/queue/job'
import { tendPickup } from '#shipping/carriers/pickups/calling'

/** Dispatched when there is something to tell a courier, and again by the sweep. Safe to run twice. */
export default class TendPickupJob extends BaseJob<{ pickupId: number }> {
  static options = { name: 'shipping.tend_pickup', maxRetries: 0 }

  async execute() {
    await tendPickup(this.payload.pickupId)
  }
}
