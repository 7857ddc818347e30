import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { disputeReweigh } from '#shipping/reweighing/dispute_reweigh'
import { disputeValidator } from '#shipping/reweighing/reweigh_validators'

export default class ReweighDisputesController {
  async store(ctx: HttpContext) {
    const { dispute } = await ctx.request.validateUsing(disputeValidator)
    await disputeReweigh(callerOf(ctx), ctx.params.id, dispute)
    return { message: 'We have your dispute. Nothing is debited until our staff have decided.' }
  }
}
