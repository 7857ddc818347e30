import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readinessOfShipment } from '#shipping/customs/readiness'
import Shipment from '#shipping/shipment/models/shipment'
import { incompleteBookings } from '#shipping/booking/incomplete_bookings'
import IncompleteBookingTransformer from '#shipping/booking/transformers/incomplete_booking_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

export default class IncompleteBookingsController {
  async index(ctx: HttpContext) {
    const bookings = await incompleteBookings(callerOf(ctx))
    return ctx.serialize(IncompleteBookingTransformer.transform(bookings))
  }

  async show(ctx: HttpContext) {
    const { id } = await Shipment.visibleTo(callerOf(ctx))
      .where({ id: ctx.params.id, status: 'AWAITING_PAYMENT_CONFIRMATION' })
      .firstOrFail()
    const shipment = await Shipment.whole(id)
    const readiness = await readinessOfShipment(shipment)
    return ctx.serialize(ShipmentTransformer.transform(shipment, { readiness }))
  }
}
