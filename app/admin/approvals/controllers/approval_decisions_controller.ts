import type { HttpContext } from '@adonisjs/core/http'
import { grantApproval } from '#identity/approvals/grant_approval'
import { declineApproval, withdrawApproval } from '#identity/approvals/decide_approval'
import { requireSecondFactor } from '#identity/second_factor/controllers/require_second_factor'
import { callerOf } from '#identity/sessions/caller'
import { requireApproval } from '#admin/approvals/approval_list'
import { approveValidator, declineValidator } from '#admin/approvals/approval_validator'

export default class ApprovalDecisionsController {
  /** Executes the request, after a second factor if the settings require one. */
  async approve(ctx: HttpContext) {
    const { id } = await requireApproval(callerOf(ctx), ctx.params.id)
    const { version } = await ctx.request.validateUsing(approveValidator)
    await requireSecondFactor(ctx, { kind: 'approval' })
    const done = await grantApproval(callerOf(ctx), { id, version })
    return { message: `Approved. ${done}` }
  }

  async decline(ctx: HttpContext) {
    const { id } = await requireApproval(callerOf(ctx), ctx.params.id)
    const { reason } = await ctx.request.validateUsing(declineValidator)
    await declineApproval(callerOf(ctx), id, reason)
    return { message: 'Declined. Nothing was done, and the person who asked gets an e-mail.' }
  }

  async withdraw(ctx: HttpContext) {
    const { id } = await requireApproval(callerOf(ctx), ctx.params.id)
    await withdrawApproval(callerOf(ctx), id)
    return { message: 'Withdrawn. Nothing was done.' }
  }
}
