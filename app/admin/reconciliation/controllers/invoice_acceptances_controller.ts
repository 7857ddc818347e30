import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { acceptOpenLines } from '#admin/reconciliation/decide_line'
import { lineAcceptanceValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoiceAcceptancesController {
  async update(ctx: HttpContext) {
    const { finding = null } = await ctx.request.validateUsing(lineAcceptanceValidator)
    const accepted = await acceptOpenLines(callerOf(ctx), ctx.params.id, finding)
    const lines = accepted === 1 ? '1 line is' : `${accepted.toLocaleString('en-NG')} lines are`
    return { message: `${lines} accepted.`, data: { accepted } }
  }
}
