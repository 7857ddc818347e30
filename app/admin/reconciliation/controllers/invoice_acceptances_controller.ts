import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { acceptLines } from '#admin/reconciliation/deciding'
import { acceptanceValidator } from '#admin/reconciliation/validators'

export default class InvoiceAcceptancesController {
  /** All that are open, or those with one finding. */
  async update(ctx: HttpContext) {
    const { finding = null } = await ctx.request.validateUsing(acceptanceValidator)
    const accepted = await acceptLines(callerOf(ctx), ctx.params.id, finding)
    const lines = accepted === 1 ? '1 line is' : `${accepted.toLocaleString('en-NG')} lines are`
    return { message: `${lines} accepted.`, data: { accepted } }
  }
}
