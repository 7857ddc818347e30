import logger from '@adonisjs/core/services/logger'
import { BaseJob } from '#shared/queue/job'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'

/** A payment dispatches this job after the commit, and the sweep if it was lost. Idempotent. */
export default class BookWithCourierJob extends BaseJob<{ shipmentId: number }> {
  static options = {
    name: 'shipping.book_with_courier',
    // Runs before polling jobs, because a sender is waiting for the label.
    priority: 4,
    maxRetries: 5,
  }

  async execute() {
    const { shipmentId } = this.payload
    await bookWithCourier(shipmentId)
    // An earlier run may have booked the parcel and died before it dispatched this event.
    await ShipmentBooked.dispatch(shipmentId)
  }

  /** If the courier does not respond, the sweep retries. Staff see the shipment after an hour. */
  async failed(error: Error) {
    if (!(error.cause instanceof CourierUnresponsive)) return super.failed(error)
    logger.info(this.payload, 'The courier does not answer for a paid shipment')
  }
}
