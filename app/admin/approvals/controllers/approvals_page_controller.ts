import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { listApprovals } from '#admin/approvals/approval_list'
import ApprovalTransformer from '#admin/approvals/approval_transformer'
import { approvalListValidator } from '#admin/approvals/approval_validator'

export default class ApprovalsPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, approvalListValidator)
    const approvals = async () => {
      const found = await listApprovals(callerOf(ctx), listQuery)
      return ApprovalTransformer.paginate(found.all(), found.getMeta()).useVariant('forPage')
    }
    return ctx.inertia.render('admin/approvals/approvals', {
      listQuery: echoPageQuery(ctx, listQuery),
      approvals: ctx.inertia.defer(approvals, { rescue: true }),
    })
  }
}
