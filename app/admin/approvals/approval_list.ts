import Approval from '#identity/approvals/approval'
import { whereWaitingFor } from '#identity/approvals/waiting'
import type { Caller } from '#identity/sessions/caller'
import { whereHolds } from '#shared/database/condition'
import type { ApprovalListQuestion } from '#admin/approvals/approval_validator'

/** A page of those waiting for the caller unless they ask otherwise; who is no administrator sees what they asked for themselves. */
export async function listedApprovals(
  caller: Caller,
  { show = 'waiting', search, page = 1, perPage = 25 }: ApprovalListQuestion
) {
  const query = visibleTo(caller).preload('asker').preload('decider').orderBy('id', 'desc')
  if (search) whereHolds(query, 'title', search)
  if (show === 'decided') query.whereNotNull('outcome')
  if (show === 'open') query.whereNull('outcome')
  if (show === 'asked') query.where('askedBy', caller.user.id)
  if (show === 'waiting' && caller.isAdmin) await whereWaitingFor(query, caller)
  return query.paginate(page, perPage)
}

/** Throws E_ROW_NOT_FOUND. */
export function requireApproval(caller: Caller, id: number): Promise<Approval> {
  return visibleTo(caller).where('id', id).preload('asker').preload('decider').firstOrFail()
}

function visibleTo({ isAdmin, user }: Caller) {
  const query = Approval.query()
  return isAdmin ? query : query.where('askedBy', user.id)
}
