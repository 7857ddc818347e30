import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { book } from '#shipping/booking/booking'
import { readinessOfShipment } from '#shipping/customs/readiness'
import Shipment from '#shipping/shipment/models/shipment'
import { putAsideOf } from '#shipping/shipment/put_aside'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'
import { submissionValidator } from '#shipping/booking/submission_validator'

export default class ShipmentsController {
  async store(ctx: HttpContext) {
    const submission = await ctx.request.validateUsing(submissionValidator)
    const { shipment, ...outcome } = await book(callerOf(ctx), submission)
    ctx.response.status(201)
    const message = outcome.requoted
      ? 'Your quote had expired or changed, so we priced your shipment again. Please check the amount before you pay.'
      : 'Your booking is saved. Please pay to send it on its way.'
    const extra = { ...outcome, readiness: await readinessOfShipment(shipment) }
    return { message, ...(await ctx.serialize(ShipmentTransformer.transform(shipment, extra))) }
  }

  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { id } = await Shipment.visibleTo(caller).where('id', ctx.params.id).firstOrFail()
    const putAside = caller.isBookingStaff ? await putAsideOf(id) : []
    const shipment = await Shipment.whole(id)
    return ctx.serialize(ShipmentTransformer.transform(shipment, { putAside }))
  }
}
