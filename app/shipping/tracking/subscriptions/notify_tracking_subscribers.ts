import type ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import SendTrackingUpdatesJob from '#shipping/tracking/subscriptions/send_tracking_updates_job'
import { hasTrackingSubscribers } from '#shipping/tracking/subscriptions/tracking_notifications'

export default class NotifyTrackingSubscribers {
  async handle({ shipmentId }: ShipmentUpdated) {
    if (await hasTrackingSubscribers(shipmentId))
      await SendTrackingUpdatesJob.dispatch({ shipmentId })
  }
}
