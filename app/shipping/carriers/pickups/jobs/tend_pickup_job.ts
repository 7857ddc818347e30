import { BaseJob } from '#shared/queue/job'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'

/** Dispatched when there is something to tell a courier, and by the sweep. Idempotent. */
export default class TendPickupJob extends BaseJob<{ pickupId: number }> {
  static options = { name: 'shipping.tend_pickup', maxRetries: 0 }

  async execute() {
    await processPickup(this.payload.pickupId)
  }
}
