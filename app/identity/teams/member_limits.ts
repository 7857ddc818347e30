import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Membership from '#identity/organizations/models/membership'
import { runAsOwner, findMember, findOwnMembership } from '#identity/organizations/team'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import TeamRule from '#identity/teams/models/team_rule'
import type { Caller } from '#identity/sessions/caller'

/** In kobo. A null `monthlyLimitKobo` is no limit; a null threshold means that of the business. */
export interface MemberLimits {
  monthlyLimitKobo: number | null
  approvalAboveKobo: number | null
}

/** Changes only the limits that are passed. Throws Forbidden and E_ROW_NOT_FOUND. */
export async function setMemberLimits(
  caller: Caller,
  id: number,
  limits: Partial<MemberLimits>
): Promise<Membership> {
  return runAsOwner(caller, async (trx) => {
    const membership = await findMember(trx, caller, id)
    const before = toAuditedLimits(membership)
    await membership.merge(limits).save()
    const subject = { kind: 'user', id: membership.userId } as const
    const after = toAuditedLimits(membership)
    if (!isDeepStrictEqual(before, after)) {
      await recordTeamActivity(trx, caller, { verb: 'limit', subject, before, after })
    }
    return membership
  })
}

function toAuditedLimits({ monthlyLimitKobo, approvalAboveKobo }: Membership) {
  return { monthlyLimitKobo, needsApprovalAboveKobo: approvalAboveKobo }
}

/** Returns the kobo above which an owner must approve a booking; null if none needs approval. */
export async function readApprovalThreshold(caller: Caller): Promise<number | null> {
  const { organizationId } = await findOwnMembership(caller)
  return toThresholdKobo(await TeamRule.find(organizationId))
}

/** Throws Forbidden. */
export async function setApprovalThreshold(caller: Caller, aboveKobo: number | null) {
  await runAsOwner(caller, async (trx) => {
    const organizationId = caller.organization.id
    const known = await TeamRule.find(organizationId, { client: trx })
    const before = { needsApprovalAboveKobo: toThresholdKobo(known) }
    if (before.needsApprovalAboveKobo === aboveKobo) return
    await saveThreshold(trx, caller, aboveKobo)
    const subject = { kind: 'organization', id: organizationId } as const
    const after = { needsApprovalAboveKobo: aboveKobo }
    await recordTeamActivity(trx, caller, { verb: 'rule', subject, before, after })
  })
}

async function saveThreshold(
  trx: TransactionClientContract,
  { organization, user }: Caller,
  approvalAboveKobo: number | null
) {
  await TeamRule.updateOrCreate(
    { organizationId: organization.id },
    { approvalAboveKobo, updatedBy: user.id },
    { client: trx }
  )
}

function toThresholdKobo(rule: TeamRule | null): number | null {
  return rule?.approvalAboveKobo ?? null
}
