import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireApproval } from '#admin/approvals/approval_list'
import ApprovalTransformer from '#admin/approvals/approval_transformer'
import { approvalDifferenceProps } from '#admin/approvals/controllers/approval_difference_props'
import { findSubjectLink } from '#admin/approvals/subject_link'
import { loadApprovalPermissions } from '#admin/approvals/approval_permissions'

export default class ApprovalPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const approval = await requireApproval(caller, ctx.params.id)
    return ctx.inertia.render('admin/approvals/approval', {
      approval: ApprovalTransformer.transform(approval).useVariant('forPage'),
      subject: await findSubjectLink(approval),
      view: await loadApprovalPermissions(caller, approval),
      ...(await approvalDifferenceProps(ctx, approval)),
    })
  }
}
