import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import type ShipmentPaid from '#shipping/shipment/events/shipment_paid'

export default class HandToCourier {
  async handle({ shipmentId }: ShipmentPaid) {
    await BookWithCourierJob.dispatch({ shipmentId })
  }
}
