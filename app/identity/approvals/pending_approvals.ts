import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import Approval from '#identity/approvals/approval'
import { listApprovableKinds } from '#identity/approvals/approvers'
import type { Caller } from '#identity/sessions/caller'
import type { AuditSubject } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'

type Query = ModelQueryBuilderContract<typeof Approval>

/** Expired requests are no longer pending, even before the sweep marks them. */
export const IS_PENDING = 'outcome is null and expires_at > now()'

const IS_PENDING_FOR_USER = `${IS_PENDING} and kind = any(:kinds) and asked_by <> :userId and not :userId = any(beneficiary_ids)`

/** Filters the requests that a user may decide. Only the decision checks for shared traits. */
export async function wherePendingFor(query: Query, { user }: Caller) {
  const kinds = await listApprovableKinds(user)
  query.whereRaw(IS_PENDING_FOR_USER, { kinds, userId: user.id })
}

/** Returns the number of pending requests that every page of the console shows. */
export async function countPendingFor({ user }: Caller): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db.connection(),
    `select count(*)::int as count from approvals where ${IS_PENDING_FOR_USER}`,
    { kinds: await listApprovableKinds(user), userId: user.id }
  )
  return row!.count
}

/** Lists the requests that the user may decide, without `caller` those of everybody, oldest first. */
export async function listOldestPending(limit: number, caller: Caller | null): Promise<Approval[]> {
  const query = Approval.query().preload('requester').preload('decider').orderBy('id').limit(limit)
  if (caller) await wherePendingFor(query, caller)
  else query.whereRaw(IS_PENDING)
  return query
}

type Subjects = Partial<Record<AuditSubject, readonly (number | string)[]>>

/** Lists the pending requests about these subjects, for staff only. Preloads the requester. */
export async function listPendingApprovals(
  caller: Caller,
  subjects: Subjects
): Promise<Approval[]> {
  if (!caller.isBookingStaff) return []
  return Approval.query()
    .whereRaw(IS_PENDING)
    .where((query) => {
      for (const [subjectKind, ids] of Object.entries(subjects)) {
        query.orWhere((of) => of.where({ subjectKind }).whereIn('subjectId', ids.map(String)))
      }
    })
    .preload('requester')
    .orderBy('id')
}
