import type ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import Shipment from '#shipping/shipment/models/shipment'
import { findParcelException } from '#shipping/tracking/sender_notifications/parcel_exceptions'
import ParcelNewsJob from '#shipping/tracking/sender_notifications/parcel_news_job'

export default class NotifySender {
  async handle({ shipmentId }: ShipmentUpdated) {
    if (await findParcelException(await Shipment.findOrFail(shipmentId))) {
      await ParcelNewsJob.dispatch({ shipmentId })
    }
  }
}
