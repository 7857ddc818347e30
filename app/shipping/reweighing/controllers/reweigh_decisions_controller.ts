import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import {
  approveReweigh,
  dismissReweigh,
  upholdReweigh,
  waiveReweigh,
} from '#shipping/reweighing/decide_reweigh'
import SendReweighNoticeJob from '#shipping/reweighing/send_reweigh_notice_job'
import {
  reweighApprovalValidator,
  reweighReasonValidator,
} from '#shipping/reweighing/reweigh_validators'

/** The decisions e-mail the customer after the commit. */
export default class ReweighDecisionsController {
  async approve(ctx: HttpContext) {
    const { id } = ctx.params
    const { amount, reason } = await ctx.request.validateUsing(reweighApprovalValidator)
    const amountKobo = amount ? kobo(amount) : undefined
    const { trackingNumber } = await approveReweigh(callerOf(ctx), id, {
      amountKobo,
      reason: reason ?? undefined,
    })
    await SendReweighNoticeJob.dispatch({ id })
    return {
      message: `The customer of shipment ${trackingNumber} has seven days to pay or dispute.`,
    }
  }

  async drop(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(reweighReasonValidator)
    const { trackingNumber } = await dismissReweigh(callerOf(ctx), ctx.params.id, reason)
    return { message: `The customer pays nothing for the reweigh of shipment ${trackingNumber}.` }
  }

  async uphold(ctx: HttpContext) {
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(reweighReasonValidator)
    const { trackingNumber } = await upholdReweigh(callerOf(ctx), id, reason)
    await SendReweighNoticeJob.dispatch({ id })
    return { message: `The customer of shipment ${trackingNumber} has three days to pay.` }
  }

  async waive(ctx: HttpContext) {
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(reweighReasonValidator)
    const { trackingNumber } = await waiveReweigh(callerOf(ctx), id, reason)
    await SendReweighNoticeJob.dispatch({ id })
    return { message: `The reweigh of shipment ${trackingNumber} is waived.` }
  }
}
