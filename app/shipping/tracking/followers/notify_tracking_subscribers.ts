import type ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import TellFollowersJob from '#shipping/tracking/followers/tell_followers_job'
import { hasTrackingSubscribers } from '#shipping/tracking/followers/tracking_notifications'

export default class NotifyTrackingSubscribers {
  async handle({ shipmentId }: ShipmentUpdated) {
    if (await hasTrackingSubscribers(shipmentId)) await TellFollowersJob.dispatch({ shipmentId })
  }
}
