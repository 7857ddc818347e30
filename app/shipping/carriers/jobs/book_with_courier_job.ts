import logger from '@adonisjs/core/services/logger'
import { BaseJob } from '#shared/queue/job'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'

/** Dispatched after a payment commits, and by the sweep. Idempotent. */
export default class BookWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = {
    name: 'shipping.book_with_courier',
    // A sender waits for this label, so it precedes polling jobs.
    priority: 4,
    maxRetries: 5,
  }

  async execute() {
    const { shipmentId } = this.payload
    await bookWithCourier(shipmentId)
    // Also if the parcel was booked earlier: a worker may have died between booking and dispatch.
    await ShipmentBooked.dispatch(shipmentId)
  }

  /** The shipment stays PENDING: the sweep retries, and staff see it after an hour. */
  async failed(error: Error) {
    if (!(error.cause instanceof CourierUnresponsive)) return super.failed(error)
    logger.info(this.payload, 'The courier does not answer for a paid shipment')
  }
}
