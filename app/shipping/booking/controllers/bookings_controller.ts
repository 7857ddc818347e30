import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { cancelBooking } from '#shipping/booking/prepare_booking'

export default class BookingsController {
  async destroy(ctx: HttpContext) {
    await cancelBooking(callerOf(ctx), ctx.params.id)
    return { message: 'The booking is cancelled. Nothing was charged.' }
  }
}
