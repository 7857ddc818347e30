import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { recordByHand, withdrawByHand } from '#shipping/carriers/by_hand/hand_events'
import { handEventValidator } from '#shipping/carriers/by_hand/hand_validators'

export default class HandEventsController {
  async store(ctx: HttpContext) {
    const heard = await ctx.request.validateUsing(handEventValidator)
    const text = await recordByHand(callerOf(ctx), ctx.params.id, heard)
    return { message: `"${text}" has been added to the tracking.` }
  }

  async destroy(ctx: HttpContext) {
    const { id, eventId } = ctx.params
    const text = await withdrawByHand(callerOf(ctx), id, eventId)
    return { message: `"${text}" has been withdrawn.` }
  }
}
