import { BaseJob } from '#shared/queue/job'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'

/** Orders or cancels a pickup. A change or the sweep dispatches this job. Idempotent. */
export default class TendPickupJob extends BaseJob<{ pickupId: number }> {
  static options = { name: 'shipping.tend_pickup', maxRetries: 0 }

  async execute() {
    await processPickup(this.payload.pickupId)
  }
}
