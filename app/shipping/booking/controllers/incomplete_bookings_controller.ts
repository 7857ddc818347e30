import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { checkShipmentReadiness } from '#shipping/customs/export_readiness'
import Shipment from '#shipping/shipment/models/shipment'
import { listIncompleteBookings } from '#shipping/booking/incomplete_bookings'
import IncompleteBookingTransformer from '#shipping/booking/transformers/incomplete_booking_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

export default class IncompleteBookingsController {
  async index(ctx: HttpContext) {
    const bookings = await listIncompleteBookings(callerOf(ctx))
    return ctx.serialize(IncompleteBookingTransformer.transform(bookings))
  }

  async show(ctx: HttpContext) {
    const { id } = await Shipment.visibleTo(callerOf(ctx))
      .where({ id: ctx.params.id, status: 'AWAITING_PAYMENT_CONFIRMATION' })
      .firstOrFail()
    const shipment = await Shipment.findWithDetails(id)
    const readiness = await checkShipmentReadiness(shipment)
    return ctx.serialize(ShipmentTransformer.transform(shipment, { readiness }))
  }
}
