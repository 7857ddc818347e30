import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnceThenAnswer } from '#shared/idempotency/two_step_command'
import { waitForCourier } from '#shipping/booking/wait_for_courier'
import {
  prepareBookingWithPayment,
  type BookingWithPayment,
} from '#shipping/booking/booking_with_payment'
import { checkShipmentReadiness } from '#shipping/customs/export_readiness'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import Shipment from '#shipping/shipment/models/shipment'
import loadShipmentDetail from '#shipping/shipment/load_shipment_detail'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'
import { bookingValidator } from '#shipping/booking/submission_validator'

export default class ShipmentsController {
  async store(ctx: HttpContext) {
    const answer = await runOnceThenAnswer(await readCommand(ctx), {
      prepare: async () => {
        const submission = await ctx.request.validateUsing(bookingValidator)
        return prepareBookingWithPayment(callerOf(ctx), submission)
      },
      answer: (booking) => bookingAnswer(ctx, booking),
    })
    ctx.response.status(201)
    return answer
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(await loadShipmentDetail(callerOf(ctx), ctx.params.id))
  }
}

async function bookingAnswer(
  ctx: HttpContext,
  { shipmentId, requoted, importDutyNotice, isPaid }: BookingWithPayment
) {
  if (isPaid) {
    await ShipmentPaid.dispatch(shipmentId)
    await waitForCourier(shipmentId)
  }
  const shipment = await Shipment.findWithDetails(shipmentId)
  const extra = { requoted, importDutyNotice, readiness: await checkShipmentReadiness(shipment) }
  const message = isPaid
    ? `Payment received. Your tracking number is ${shipment.trackingNumber}.`
    : requoted
      ? 'Your quote had expired or the shipment had changed, so this is a new price. Please check it before you pay.'
      : 'Your booking is saved. Pay to send it.'
  return { message, ...(await ctx.serialize(ShipmentTransformer.transform(shipment, extra))) }
}
