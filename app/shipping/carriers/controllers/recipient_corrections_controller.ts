import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { correctionValidator } from '#shipping/booking/submission_validator'
import { retryShipment } from '#shipping/carriers/retry_shipment'

export default class RecipientCorrectionsController {
  async update(ctx: HttpContext) {
    const correction = await ctx.request.validateUsing(correctionValidator)
    await retryShipment(callerOf(ctx), ctx.params.id, correction)
    return { message: 'The address is corrected. We are asking the courier again.' }
  }
}
