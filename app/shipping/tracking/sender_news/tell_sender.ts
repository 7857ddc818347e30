import type ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import Shipment from '#shipping/shipment/models/shipment'
import { newsOf } from '#shipping/tracking/sender_news/parcel_news'
import ParcelNewsJob from '#shipping/tracking/sender_news/parcel_news_job'

export default class TellSender {
  async handle({ shipmentId }: ShipmentMoved) {
    if (await newsOf(await Shipment.findOrFail(shipmentId))) {
      await ParcelNewsJob.dispatch({ shipmentId })
    }
  }
}
