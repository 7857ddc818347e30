import type ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import { mayNotifyReceiver } from '#branding/notifications/notifying'

export default class NotifyReceiver {
  async handle({ shipmentId }: ShipmentMoved) {
    if (await mayNotifyReceiver(shipmentId)) await NotifyReceiverJob.dispatch({ shipmentId })
  }
}
