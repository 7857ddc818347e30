import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { listedApprovals } from '#admin/approvals/approval_list'
import ApprovalTransformer from '#admin/approvals/approval_transformer'
import { approvalListValidator } from '#admin/approvals/approval_validator'

export default class ApprovalsPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, approvalListValidator)
    const approvals = async () => {
      const found = await listedApprovals(callerOf(ctx), question)
      return ApprovalTransformer.paginate(found.all(), found.getMeta()).useVariant('forPage')
    }
    return ctx.inertia.render('admin/approvals/approvals', {
      question: understood(ctx, question),
      approvals: ctx.inertia.defer(approvals, { rescue: true }),
    })
  }
}
