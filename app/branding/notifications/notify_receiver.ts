import type ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import { canNotifyReceiver } from '#branding/notifications/receiver_notifications'

export default class NotifyReceiver {
  async handle({ shipmentId }: ShipmentUpdated) {
    if (await canNotifyReceiver(shipmentId)) await NotifyReceiverJob.dispatch({ shipmentId })
  }
}
