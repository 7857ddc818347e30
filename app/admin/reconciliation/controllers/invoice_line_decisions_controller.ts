import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type { Noted } from '#shipping/reweighing/proposals'
import { creditLine } from '#admin/reconciliation/crediting'
import { acceptLine, disputeLine } from '#admin/reconciliation/deciding'
import { proposeReweigh } from '#admin/reconciliation/proposing'
import { lineCreditValidator, lineDisputeValidator } from '#admin/reconciliation/validators'

const PROPOSED: Record<Noted, string> = {
  proposed: 'The reweigh is proposed. It is waiting for a decision under Reweighs.',
  noted: 'The weight is noted. The customer owes nothing for it.',
  nothing: 'Nothing changes: it is known already, within the tolerance, or the shipment is voided.',
}

export default class InvoiceLineDecisionsController {
  async accept(ctx: HttpContext) {
    await acceptLine(callerOf(ctx), ctx.params.id)
    return { message: 'The line is accepted.' }
  }

  async dispute(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(lineDisputeValidator)
    await disputeLine(callerOf(ctx), ctx.params.id, reason)
    return { message: 'The line is disputed. It counts as a cost until the courier credits it.' }
  }

  async credit(ctx: HttpContext) {
    const credit = await ctx.request.validateUsing(lineCreditValidator)
    await creditLine(callerOf(ctx), ctx.params.id, credit)
    return { message: 'The credit is recorded.' }
  }

  async reweigh(ctx: HttpContext) {
    const outcome = await proposeReweigh(callerOf(ctx), ctx.params.id)
    return { message: PROPOSED[outcome], data: { outcome } }
  }
}
