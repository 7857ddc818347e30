import Approval from '#identity/approvals/approval'
import { IS_PENDING, wherePendingFor } from '#identity/approvals/pending_approvals'
import type { Caller } from '#identity/sessions/caller'
import { whereContainsWords } from '#shared/database/sql_condition'
import type { ApprovalListQuery } from '#admin/approvals/approval_validator'

/** By default, lists approvals that admins can decide. Managers see only their own requests. */
export async function listApprovals(
  caller: Caller,
  { show = 'waiting', search, page = 1, perPage = 25 }: ApprovalListQuery
) {
  const query = queryVisibleApprovals(caller)
    .preload('requester')
    .preload('decider')
    .orderBy('id', 'desc')
  if (search) whereContainsWords(query, 'title', search)
  if (show === 'decided') query.whereNotNull('outcome')
  if (show === 'open') query.whereRaw(IS_PENDING)
  if (show === 'asked') query.where('askedBy', caller.user.id)
  if (show === 'waiting' && caller.isAdmin) await wherePendingFor(query, caller)
  return query.paginate(page, perPage)
}

export function requireApproval(caller: Caller, id: number): Promise<Approval> {
  return queryVisibleApprovals(caller)
    .where('id', id)
    .preload('requester')
    .preload('decider')
    .firstOrFail()
}

function queryVisibleApprovals({ isAdmin, user }: Caller) {
  const query = Approval.query()
  return isAdmin ? query : query.where('askedBy', user.id)
}
