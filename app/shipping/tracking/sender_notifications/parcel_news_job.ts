import { BaseJob } from '#shared/queue/job'
import { mailParcelException } from '#shipping/tracking/sender_notifications/parcel_exceptions'

/** Dispatched after each tracking update, and by the sweep. Idempotent. */
export default class ParcelNewsJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.parcel_news', maxRetries: 8 }

  async execute() {
    await mailParcelException(this.payload.shipmentId)
  }
}
