import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { refuseByHand } from '#shipping/carriers/by_hand/hand_booking'
import { handRefusalValidator } from '#shipping/carriers/by_hand/hand_validators'

export default class HandRefusalsController {
  async update(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(handRefusalValidator)
    await refuseByHand(callerOf(ctx), ctx.params.id, reason)
    return { message: 'The parcel is marked as refused. Retry or void it in Past Shipments.' }
  }
}
