import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { bookManually } from '#shipping/carriers/by_hand/manual_booking'
import { manualBookingValidator } from '#shipping/carriers/by_hand/manual_validators'
import { normalizeWaybillNumbers } from '#shipping/carriers/by_hand/waybill_numbers'

export default class HandBookingsController {
  async update(ctx: HttpContext) {
    const entered = normalizeWaybillNumbers(await ctx.request.validateUsing(manualBookingValidator))
    await bookManually(callerOf(ctx), ctx.params.id, entered)
    return { message: `The parcel is booked with waybill ${entered.waybillNumber}.` }
  }
}
