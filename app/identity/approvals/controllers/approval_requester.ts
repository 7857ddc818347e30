import type { HttpContext } from '@adonisjs/core/http'
import type { ApprovalRequester } from '#identity/approvals/request_approval'
import { approvalReasonValidator } from '#identity/approvals/approval_reason_validator'
import { callerOf } from '#identity/sessions/caller'

export async function readApprovalRequester(ctx: HttpContext): Promise<ApprovalRequester> {
  const { approvalReason } = await ctx.request.validateUsing(approvalReasonValidator)
  return { by: callerOf(ctx), why: approvalReason || null }
}
