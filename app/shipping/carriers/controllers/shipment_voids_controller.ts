import type { HttpContext } from '@adonisjs/core/http'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import refundApproval from '#shipping/carriers/refund_approval'

export default class ShipmentVoidsController {
  async store(ctx: HttpContext) {
    const command = { id: Number(ctx.params.id), reason: 'Voided by staff' }
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      refundApproval,
      command
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
