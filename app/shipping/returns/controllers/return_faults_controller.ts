import type { HttpContext } from '@adonisjs/core/http'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import { faultRefunds } from '#shipping/returns/fault_approval'
import { faultValidator } from '#shipping/returns/validators'

export default class ReturnFaultsController {
  /** Once, whoever asks again: a second person may have to agree. */
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(faultValidator)
    const command = { returnId: Number(ctx.params.id), reason }
    const outcome = await performOrAsk(await askingOf(ctx), faultRefunds, command)
    return answered(ctx, outcome, ({ message }) => ({ message }))
  }
}
