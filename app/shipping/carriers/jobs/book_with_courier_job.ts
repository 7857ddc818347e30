import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierSilent } from '#shipping/carriers/courier_driver'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'

/** Dispatched after a payment has committed, and again by the sweep. Safe to run twice. */
export default class BookWithCourierJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
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
    const { shipmentId } = this.payload
    if (error.cause instanceof CourierSilent) {
      logger.info({ shipmentId }, 'The courier does not answer for a paid shipment')
    } else {
      logger.error({ err: error, shipmentId }, 'A paid shipment could not be booked')
    }
  }
}
