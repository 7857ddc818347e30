import { BaseJob } from '#shared/queue/job'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'

/** Dispatched when something happened to a parcel, and by the sweep. Safe to run twice. */
export default class NotifyReceiverJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'branding.notify_receiver', maxRetries: 3 }

  async execute() {
    await notifyReceiver(this.payload.shipmentId)
  }
}
