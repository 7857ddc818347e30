import type { HttpContext } from '@adonisjs/core/http'
import { explainApproval } from '#identity/approvals/decide_approval'
import { callerOf } from '#identity/sessions/caller'
import { listApprovals, requireApproval } from '#admin/approvals/approval_list'
import ApprovalTransformer from '#admin/approvals/approval_transformer'
import { approvalListValidator, requestReasonValidator } from '#admin/approvals/approval_validator'

export default class ApprovalsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(approvalListValidator)
    const found = await listApprovals(callerOf(ctx), listQuery)
    return ctx.serialize(ApprovalTransformer.paginate(found.all(), found.getMeta()))
  }

  async show(ctx: HttpContext) {
    const approval = await requireApproval(callerOf(ctx), ctx.params.id)
    return ctx.serialize(ApprovalTransformer.transform(approval))
  }

  async update(ctx: HttpContext) {
    const { id } = await requireApproval(callerOf(ctx), ctx.params.id)
    const { why } = await ctx.request.validateUsing(requestReasonValidator)
    await explainApproval(callerOf(ctx), id, why)
    return { message: 'Reason saved. The approver will see it.' }
  }
}
