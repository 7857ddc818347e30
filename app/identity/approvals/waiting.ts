import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import Approval from '#identity/approvals/approval'
import { kindsFor } from '#identity/approvals/approvers'
import type { Caller } from '#identity/sessions/caller'
import type { AuditSubject } from '#shared/audit/audit'
import { rowsOf } from '#shared/database/rows'

type Query = ModelQueryBuilderContract<typeof Approval>

/** What nobody has decided and still can be. */
const OPEN = 'outcome is null and expires_at > now()'

const FOR_THEM = `${OPEN} and kind = any(:kinds) and asked_by <> :userId and not :userId = any(beneficiary_ids)`

/** What somebody may decide, as far as lists know: another account of theirs is found out when they do. */
export async function whereWaitingFor(query: Query, { user }: Caller) {
  const kinds = await kindsFor(user)
  query.whereRaw(FOR_THEM, { kinds, userId: user.id })
}

/** How much waits for them: it is said on every page of the console. */
export async function countWaitingFor({ user }: Caller): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db.connection(),
    `select count(*)::int as count from approvals where ${FOR_THEM}`,
    { kinds: await kindsFor(user), userId: user.id }
  )
  return row!.count
}

type Subjects = Partial<Record<AuditSubject, readonly (number | string)[]>>

/** What waits about these things, as their own page says to staff; customers are told of none. Who asked is loaded. */
export async function waitingAbout(caller: Caller, subjects: Subjects): Promise<Approval[]> {
  if (!caller.isBookingStaff) return []
  return Approval.query()
    .whereRaw(OPEN)
    .where((query) => {
      for (const [subjectKind, ids] of Object.entries(subjects)) {
        query.orWhere((of) => of.where({ subjectKind }).whereIn('subjectId', ids.map(String)))
      }
    })
    .preload('asker')
    .orderBy('id')
}
