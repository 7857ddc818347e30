import { BaseJob } from '#shared/queue/job'
import { sendTrackingUpdates } from '#shipping/tracking/subscriptions/tracking_notifications'

/** Dispatched after each tracking update, and by the sweep. Idempotent. */
export default class SendTrackingUpdatesJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.tell_followers', maxRetries: 3 }

  async execute() {
    await sendTrackingUpdates(this.payload.shipmentId)
  }
}
