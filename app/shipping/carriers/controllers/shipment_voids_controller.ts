import type { HttpContext } from '@adonisjs/core/http'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import refunds from '#shipping/carriers/refund_approval'

export default class ShipmentVoidsController {
  async store(ctx: HttpContext) {
    const command = { id: Number(ctx.params.id), reason: 'Voided by staff' }
    const outcome = await performOrAsk(await askingOf(ctx), refunds, command)
    return answered(ctx, outcome, ({ message }) => ({ message }))
  }
}
