import type ShipmentMoved from '#shipping/events/shipment_moved'
import NotifyReceiverJob from '#branding/jobs/notify_receiver_job'
import { mayTellReceiver } from '#branding/notifications/telling'

export default class TellReceiver {
  async handle({ shipmentId }: ShipmentMoved) {
    if (await mayTellReceiver(shipmentId)) await NotifyReceiverJob.dispatch({ shipmentId })
  }
}
