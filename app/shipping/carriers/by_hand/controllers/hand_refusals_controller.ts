import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { refuseManually } from '#shipping/carriers/by_hand/manual_booking'
import { manualRefusalValidator } from '#shipping/carriers/by_hand/manual_validators'

export default class HandRefusalsController {
  async update(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(manualRefusalValidator)
    await refuseManually(callerOf(ctx), ctx.params.id, reason)
    return { message: 'The parcel is marked as refused. Retry or void it in Past Shipments.' }
  }
}
