import { cancelIfUnneeded } from '#shipping/carriers/pickups/change_pickup'
import type ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import Shipment from '#shipping/shipment/models/shipment'

export default class CancelUnneededPickup {
  async handle({ shipmentId }: ShipmentVoided) {
    const { pickupId } = await Shipment.findOrFail(shipmentId)
    if (pickupId !== null) await cancelIfUnneeded(pickupId)
  }
}
