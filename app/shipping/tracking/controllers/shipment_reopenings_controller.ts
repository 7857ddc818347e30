import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { reopenShipment } from '#shipping/tracking/shipment_reopening'
import { reopeningValidator } from '#shipping/tracking/reopening_validator'

export default class ShipmentReopeningsController {
  async update(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(reopeningValidator)
    const shipment = await reopenShipment(callerOf(ctx), ctx.params.id, reason)
    const { status, inTransit, parcelState } = shipment
    const message = 'The parcel is with its courier again.'
    return { message, data: { status, inTransit, parcelState } }
  }
}
