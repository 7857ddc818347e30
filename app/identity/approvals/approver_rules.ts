import { Bouncer } from '@adonisjs/bouncer'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { abilities, type Ability } from '#identity/access/abilities'
import { describeApprovers } from '#identity/access/rules/approval_groups'
import User from '#identity/accounts/models/user'
import type Approval from '#identity/approvals/approval'
import { loadApprovalKind } from '#identity/approvals/approval_kind'
import { NotAnApprover } from '#identity/approvals/approval_refusals'
import { canApprove } from '#identity/approvals/approvers'
import { findSharedTrait } from '#identity/approvals/same_person'
import type { ApprovalRule } from '#identity/approvals/approval_settings'
import Membership from '#identity/organizations/models/membership'
import { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'

/**
 * Requires the right, and refuses the requester, beneficiaries and accounts that share a trait
 * with either. Throws NotAnApprover.
 */
export async function requireApprover(
  trx: TransactionClientContract,
  person: User,
  approval: Pick<Approval, 'askedBy' | 'beneficiaryIds'>,
  rule: ApprovalRule
) {
  if (person.status !== 'ACTIVE' || !canApprove(person, rule.group)) {
    throw new NotAnApprover(`Only ${describeApprovers(rule.group)}, may approve this.`)
  }
  await requireDifferentPerson(trx, person, approval)
}

async function requireDifferentPerson(
  trx: TransactionClientContract,
  { id }: User,
  { askedBy, beneficiaryIds }: Pick<Approval, 'askedBy' | 'beneficiaryIds'>
) {
  if (id === askedBy) throw new NotAnApprover('Somebody else has to approve your request.')
  if (beneficiaryIds.includes(id)) {
    throw new NotAnApprover('You benefit from this, so somebody else has to approve it.')
  }
  const requester = await findSharedTrait(trx, id, [askedBy])
  if (requester) {
    throw new NotAnApprover(
      `Your account has the same ${requester} as the person who asked, so somebody else has to approve it.`
    )
  }
  const gainer = beneficiaryIds.length ? await findSharedTrait(trx, id, beneficiaryIds) : null
  if (gainer) {
    throw new NotAnApprover(
      `Your account has the same ${gainer} as a person who benefits from this, so somebody else has to approve it.`
    )
  }
}

/** Refuses approvers who edited the subject: nobody checked their edit. Throws NotAnApprover. */
export async function requireNotEditor(
  trx: TransactionClientContract,
  { id }: Pick<User, 'id'>,
  approval: Approval
) {
  const { editedBy } = await loadApprovalKind(approval.kind)
  if (!editedBy) return
  const [edit] = await queryRows<object>(
    trx,
    `select from audit_entries
     where created_at >= (select created_at from approvals where id = :approval) and actor_id = :id
       and action = :editedBy and subject_kind = :kind and subject_id = :subject limit 1`,
    { approval: approval.id, id, editedBy, kind: approval.subjectKind, subject: approval.subjectId }
  )
  if (edit) {
    throw new NotAnApprover(
      'You have edited this since the request, so somebody else has to approve it.'
    )
  }
}

/** Locks users for share: a concurrent change of their rights waits, or is visible already. */
export async function lockUsers(
  trx: TransactionClientContract,
  ids: readonly number[]
): Promise<Map<number, User>> {
  const people = await User.query({ client: trx })
    .whereIn('id', [...ids])
    .orderBy('id')
    .forShare()
  return new Map(people.map((person) => [person.id, person]))
}

/** Returns the requester as a caller for the organization; null if they lost the right. */
export async function findCurrentRequester(
  trx: TransactionClientContract,
  requester: User,
  { organizationId, ability }: { organizationId: number; ability: Ability }
): Promise<Caller | null> {
  if (requester.status !== 'ACTIVE') return null
  const place = await Membership.query({ client: trx })
    .where({ userId: requester.id, organizationId })
    .preload('organization')
    .first()
  if (!place) return null
  const caller = new Caller(requester, place.organization)
  return (await new Bouncer(caller, abilities).allows(ability)) ? caller : null
}
