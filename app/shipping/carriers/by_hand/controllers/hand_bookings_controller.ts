import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { bookByHand } from '#shipping/carriers/by_hand/hand_booking'
import { handBookingValidator } from '#shipping/carriers/by_hand/hand_validators'
import { numbersOf } from '#shipping/carriers/by_hand/waybill_numbers'

export default class HandBookingsController {
  async update(ctx: HttpContext) {
    const entered = numbersOf(await ctx.request.validateUsing(handBookingValidator))
    await bookByHand(callerOf(ctx), ctx.params.id, entered)
    return { message: `The parcel is booked with waybill ${entered.waybillNumber}.` }
  }
}
