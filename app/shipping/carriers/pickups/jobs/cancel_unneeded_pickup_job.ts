import { BaseJob } from '#shared/queue/job'
import { cancelIfUnneeded } from '#shipping/carriers/pickups/change_pickup'

/** The sweep dispatches this job for a pickup whose last parcel was voided. Idempotent. */
export default class CancelUnneededPickupJob extends BaseJob<{ pickupId: number }> {
  static options = { name: 'shipping.cancel_unneeded_pickup', maxRetries: 3 }

  async execute() {
    await cancelIfUnneeded(this.payload.pickupId)
  }
}
