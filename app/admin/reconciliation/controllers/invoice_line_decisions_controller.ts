import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type { Recorded } from '#shipping/reweighing/save_reweigh_proposal'
import { creditInvoiceLine } from '#admin/reconciliation/credit_line'
import { decideLine, proposeReweigh } from '#admin/reconciliation/decide_line'
import {
  lineCreditValidator,
  lineDisputeValidator,
} from '#admin/reconciliation/reconciliation_validators'

const REWEIGH_MESSAGES: Record<Recorded, string> = {
  proposed: 'The reweigh is proposed. It is waiting for a decision under Reweighs.',
  noted: 'The weight is noted. The customer owes nothing for it.',
  nothing:
    'Nothing changes: the weight is known already or within the tolerance, or the shipment was voided.',
}

export default class InvoiceLineDecisionsController {
  async accept(ctx: HttpContext) {
    await decideLine(callerOf(ctx), ctx.params.id, { kind: 'accepted', reason: null })
    return { message: 'The line is accepted.' }
  }

  async dispute(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(lineDisputeValidator)
    await decideLine(callerOf(ctx), ctx.params.id, { kind: 'disputed', reason })
    return { message: 'The line is disputed. It counts as a cost until the courier credits it.' }
  }

  async credit(ctx: HttpContext) {
    const credit = await ctx.request.validateUsing(lineCreditValidator)
    await creditInvoiceLine(callerOf(ctx), ctx.params.id, credit)
    return { message: 'The credit is recorded.' }
  }

  async reweigh(ctx: HttpContext) {
    const outcome = await proposeReweigh(callerOf(ctx), ctx.params.id)
    return { message: REWEIGH_MESSAGES[outcome], data: { outcome } }
  }
}
