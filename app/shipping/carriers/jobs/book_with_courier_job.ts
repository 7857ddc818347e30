import logger from '@adonisjs/core/services/logger'
import { BaseJob } from '#shared/queue/job'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'

/** Dispatched after a payment has committed, and again by the sweep. Safe to run twice. */
export default class BookWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = {
    name: 'shipping.book_with_courier',
    // A label that somebody waits for comes before what is told of other parcels.
    priority: 4,
    maxRetries: 5,
  }

  async execute() {
    const { shipmentId } = this.payload
    await bookWithCourier(shipmentId)
    // Also when it was booked before: a worker may have died between the two.
    await ShipmentBooked.dispatch(shipmentId)
  }

  /** The shipment stays PENDING, where the sweep finds it, and staff when it has waited for an hour. */
  async failed(error: Error) {
    if (!(error.cause instanceof CourierUnresponsive)) return super.failed(error)
    logger.info(this.payload, 'The courier does not answer for a paid shipment')
  }
}
