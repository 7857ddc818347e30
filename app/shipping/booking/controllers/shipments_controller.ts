import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { answerOnce } from '#shared/idempotency/answered_command'
import { waitForCourier } from '#shipping/booking/courier_waiting'
import { prepareWholeBooking, type WholeBooking } from '#shipping/booking/paid_booking'
import { readinessOfShipment } from '#shipping/customs/readiness'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import Shipment from '#shipping/shipment/models/shipment'
import shownShipment from '#shipping/shipment/shown_shipment'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'
import { bookingValidator } from '#shipping/booking/submission_validator'

export default class ShipmentsController {
  async store(ctx: HttpContext) {
    const answer = await answerOnce(await commandOf(ctx), {
      prepare: async () => {
        const submission = await ctx.request.validateUsing(bookingValidator)
        return prepareWholeBooking(callerOf(ctx), submission)
      },
      answer: (booking) => bookingAnswer(ctx, booking),
    })
    ctx.response.status(201)
    return answer
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(await shownShipment(callerOf(ctx), ctx.params.id))
  }
}

async function bookingAnswer(
  ctx: HttpContext,
  { shipmentId, requoted, importDutyNotice, isPaid }: WholeBooking
) {
  if (isPaid) {
    await ShipmentPaid.dispatch(shipmentId)
    await waitForCourier(shipmentId)
  }
  const shipment = await Shipment.whole(shipmentId)
  const extra = { requoted, importDutyNotice, readiness: await readinessOfShipment(shipment) }
  const message = isPaid
    ? `Payment received. Your tracking number is ${shipment.trackingNumber}.`
    : requoted
      ? 'Your quote had expired or changed, so we priced your shipment again. Please check the amount before you pay.'
      : 'Your booking is saved. Pay to send it.'
  return { message, ...(await ctx.serialize(ShipmentTransformer.transform(shipment, extra))) }
}
