import type { HttpContext } from '@adonisjs/core/http'
import type { Performed } from '#identity/approvals/approval_kind'
import { newsOfApproval } from '#identity/approvals/approval_news'
import { type Asked, isAsked } from '#identity/approvals/asking'

/**
 * Answers what was done, or 202 where it waits for somebody else. What that looks like stands in the reference as
 * SentForApproval, beside each call that may answer it; the type of the answer is that of what was done.
 */
export async function answered<Done extends Performed, Answer>(
  ctx: HttpContext,
  outcome: Done | Asked,
  answer: (done: Done) => Answer | Promise<Answer>
): Promise<Answer> {
  if (!isAsked(outcome)) return answer(outcome)
  await newsOfApproval(outcome.data.approval.id)
  ctx.response.status(202)
  return outcome as Answer
}
