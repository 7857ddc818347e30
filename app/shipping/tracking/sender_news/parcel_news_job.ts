import { BaseJob } from '#shared/queue/job'
import { mailParcelNews } from '#shipping/tracking/sender_news/parcel_news'

/** Dispatched when something happened to a parcel, and by the sweep. Safe to run twice. */
export default class ParcelNewsJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.parcel_news', maxRetries: 8 }

  async execute() {
    await mailParcelNews(this.payload.shipmentId)
  }
}
