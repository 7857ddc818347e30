import type ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import Shipment from '#shipping/shipment/models/shipment'
import ReturnedBackJob from '#shipping/returns/returned_back_job'

export default class TellReturned {
  async handle({ shipmentId }: ShipmentMoved) {
    const { returnOf, status } = await Shipment.findOrFail(shipmentId)
    if (returnOf !== null && status === 'DELIVERED') await ReturnedBackJob.dispatch({ shipmentId })
  }
}
