import type ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import Shipment from '#shipping/shipment/models/shipment'
import ReturnedBackJob from '#shipping/returns/returned_back_job'

export default class NotifyReturnDelivered {
  async handle({ shipmentId }: ShipmentUpdated) {
    const { returnOf, status } = await Shipment.findOrFail(shipmentId)
    if (returnOf !== null && status === 'DELIVERED') await ReturnedBackJob.dispatch({ shipmentId })
  }
}
