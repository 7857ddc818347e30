import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireApproval } from '#admin/approvals/approval_list'
import ApprovalTransformer from '#admin/approvals/approval_transformer'
import { kindDifferences } from '#admin/approvals/controllers/kind_differences'
import { subjectLink } from '#admin/approvals/subject_link'
import { decidingView } from '#admin/approvals/deciding_view'

export default class ApprovalPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const approval = await requireApproval(caller, ctx.params.id)
    return ctx.inertia.render('admin/approvals/approval', {
      approval: ApprovalTransformer.transform(approval).useVariant('forPage'),
      subject: await subjectLink(approval),
      view: await decidingView(caller, approval),
      ...(await kindDifferences(ctx, approval)),
    })
  }
}
