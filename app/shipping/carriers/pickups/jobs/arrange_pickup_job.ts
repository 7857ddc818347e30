import { BaseJob } from '#shared/queue/job'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'

/** The booking of a parcel dispatches this job, and the sweep if it was lost. Idempotent. */
export default class ArrangePickupJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.arrange_pickup', maxRetries: 3 }

  async execute() {
    const pickupId = await joinPickup(this.payload.shipmentId)
    if (pickupId !== null) await TendPickupJob.dispatch({ pickupId })
  }
}
