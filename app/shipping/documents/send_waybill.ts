import SendWaybillJob from '#shipping/documents/jobs/send_waybill_job'
import type ShipmentBooked from '#shipping/shipment/events/shipment_booked'

export default class SendWaybill {
  async handle({ shipmentId }: ShipmentBooked) {
    await SendWaybillJob.dispatch({ shipmentId })
  }
}
