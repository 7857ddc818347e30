import type { HttpContext } from '@adonisjs/core/http'
import type { CommandResult } from '#identity/approvals/approval_kind'
import { publishApprovalUpdate } from '#identity/approvals/approval_updated'
import { type RequestedApproval, isApprovalRequested } from '#identity/approvals/request_approval'

/** Returns the call's answer, or the approval request with status 202; the type omits that. */
export async function answerOrSendForApproval<Done extends CommandResult, Answer>(
  ctx: HttpContext,
  outcome: Done | RequestedApproval,
  answer: (done: Done) => Answer | Promise<Answer>
): Promise<Answer> {
  if (!isApprovalRequested(outcome)) return answer(outcome)
  await publishApprovalUpdate(outcome.data.approval.id)
  ctx.response.status(202)
  return outcome as Answer
}
