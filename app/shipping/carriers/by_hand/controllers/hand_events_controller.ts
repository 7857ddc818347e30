import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { recordManualEvent, withdrawManualEvent } from '#shipping/carriers/by_hand/manual_events'
import { manualEventValidator } from '#shipping/carriers/by_hand/manual_validators'

export default class HandEventsController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(manualEventValidator)
    const text = await recordManualEvent(callerOf(ctx), ctx.params.id, input)
    return { message: `"${text}" has been added to the tracking.` }
  }

  async destroy(ctx: HttpContext) {
    const { id, eventId } = ctx.params
    const text = await withdrawManualEvent(callerOf(ctx), id, eventId)
    return { message: `"${text}" has been withdrawn.` }
  }
}
