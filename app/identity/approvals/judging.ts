import { Bouncer } from '@adonisjs/bouncer'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { abilities, type Ability } from '#identity/access/abilities'
import { APPROVAL_GROUP_NAMES } from '#identity/access/rules/approval_groups'
import User from '#identity/accounts/models/user'
import type Approval from '#identity/approvals/approval'
import { NotTheApprover } from '#identity/approvals/approval_refusals'
import { mayApprove } from '#identity/approvals/approvers'
import { sharedWith } from '#identity/approvals/same_person'
import type { ApprovalRule } from '#identity/approvals/settings'
import Membership from '#identity/organizations/models/membership'
import { Caller } from '#identity/sessions/caller'

/**
 * Throws NotTheApprover for whoever may not approve this: without the right, the one who asked, one who gains by it,
 * or either of them under another account, as far as that can be known.
 */
export async function requireApprover(
  trx: TransactionClientContract,
  person: User,
  approval: Pick<Approval, 'askedBy' | 'beneficiaryIds'>,
  rule: ApprovalRule
) {
  if (person.status !== 'ACTIVE' || !mayApprove(person, rule.group)) {
    const group = APPROVAL_GROUP_NAMES[rule.group]
    throw new NotTheApprover(
      `Only administrators of the approval groups ${group} and Management, and root administrators, may approve this.`
    )
  }
  await requireAnother(trx, person, approval)
}

async function requireAnother(
  trx: TransactionClientContract,
  { id }: User,
  { askedBy, beneficiaryIds }: Pick<Approval, 'askedBy' | 'beneficiaryIds'>
) {
  if (id === askedBy) throw new NotTheApprover('Somebody else has to approve what you asked for.')
  if (beneficiaryIds.includes(id)) {
    throw new NotTheApprover('You gain by this, so somebody else has to approve it.')
  }
  const asker = await sharedWith(trx, id, [askedBy])
  if (asker) {
    throw new NotTheApprover(
      `Your account has the same ${asker} as that of whoever asked, so somebody else has to approve it.`
    )
  }
  const gainer = beneficiaryIds.length ? await sharedWith(trx, id, beneficiaryIds) : null
  if (gainer) {
    throw new NotTheApprover(
      `Your account has the same ${gainer} as that of whoever gains by this, so somebody else has to approve it.`
    )
  }
}

/** As they are right now: whoever takes a right away from one of them waits, or has been quicker. */
export async function lockedPeople(
  trx: TransactionClientContract,
  ids: readonly number[]
): Promise<Map<number, User>> {
  const people = await User.query({ client: trx })
    .whereIn('id', [...ids])
    .orderBy('id')
    .forShare()
  return new Map(people.map((person) => [person.id, person]))
}

/** Whoever asked, for the organization that they asked for; null where they may not ask for it any more. */
export async function stillAsking(
  trx: TransactionClientContract,
  asker: User,
  { organizationId, ability }: { organizationId: number; ability: Ability }
): Promise<Caller | null> {
  if (asker.status !== 'ACTIVE') return null
  const place = await Membership.query({ client: trx })
    .where({ userId: asker.id, organizationId })
    .preload('organization')
    .first()
  if (!place) return null
  const caller = new Caller(asker, place.organization)
  return (await new Bouncer(caller, abilities).allows(ability)) ? caller : null
}
