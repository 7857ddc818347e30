import type ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import NotifyReceiverJob from '#branding/notifications/jobs/notify_receiver_job'
import { mayTellReceiver } from '#branding/notifications/notifying'

export default class TellReceiver {
  async handle({ shipmentId }: ShipmentMoved) {
    if (await mayTellReceiver(shipmentId)) await NotifyReceiverJob.dispatch({ shipmentId })
  }
}
