import { BaseJob } from '#shared/queue/job'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'

/** Booking a parcel dispatches it; the sweep dispatches lost ones. Idempotent. */
export default class ArrangePickupJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.arrange_pickup', maxRetries: 3 }

  async execute() {
    const pickupId = await joinPickup(this.payload.shipmentId)
    if (pickupId !== null) await TendPickupJob.dispatch({ pickupId })
  }
}
