import { BaseJob } from '#shared/queue/job'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'

/** Dispatched on parcel events and by the sweep. Idempotent. */
export default class NotifyReceiverJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'branding.notify_receiver', maxRetries: 3 }

  async execute() {
    await notifyReceiver(this.payload.shipmentId)
  }
}
