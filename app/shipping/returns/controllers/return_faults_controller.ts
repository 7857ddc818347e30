import type { HttpContext } from '@adonisjs/core/http'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { faultRefundApproval } from '#shipping/returns/fault_refund_approval'
import { returnFaultValidator } from '#shipping/returns/return_validators'

export default class ReturnFaultsController {
  /** Refunds at once, or requests a second person's approval. Retries do not refund twice. */
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(returnFaultValidator)
    const command = { returnId: Number(ctx.params.id), reason }
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      faultRefundApproval,
      command
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
