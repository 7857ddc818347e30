import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Membership from '#identity/organizations/models/membership'
import { asOwner, memberOf, placeInTeam } from '#identity/organizations/team'
import { recordAct } from '#identity/teams/activity/team_acts'
import TeamRule from '#identity/teams/models/team_rule'
import type { Caller } from '#identity/sessions/caller'

/** Null takes a limit away, and leaves what needs approval to the business. */
export interface Limits {
  monthlyLimitKobo: number | null
  approvalAboveKobo: number | null
}

/** Sets what somebody may spend; what is left out stays. Throws Forbidden and E_ROW_NOT_FOUND. */
export async function setLimits(
  caller: Caller,
  id: number,
  limits: Partial<Limits>
): Promise<Membership> {
  return asOwner(caller, async (trx) => {
    const membership = await memberOf(trx, caller, id)
    const before = limitsOf(membership)
    await membership.merge(limits).save()
    const subject = { kind: 'user', id: membership.userId } as const
    const after = limitsOf(membership)
    if (!isDeepStrictEqual(before, after)) {
      await recordAct(trx, caller, { verb: 'limit', subject, before, after })
    }
    return membership
  })
}

function limitsOf({ monthlyLimitKobo, approvalAboveKobo }: Membership) {
  return { monthlyLimitKobo, needsApprovalAboveKobo: approvalAboveKobo }
}

/** Above which amount a booking of this business needs an owner; null where none does. Throws E_ROW_NOT_FOUND. */
export async function approvalRuleOf(caller: Caller): Promise<number | null> {
  const { organizationId } = await placeInTeam(caller)
  return aboveOf(await TeamRule.find(organizationId))
}

/** Throws Forbidden. */
export async function setApprovalRule(caller: Caller, aboveKobo: number | null) {
  await asOwner(caller, async (trx) => {
    const organizationId = caller.organization.id
    const known = await TeamRule.find(organizationId, { client: trx })
    const before = { needsApprovalAboveKobo: aboveOf(known) }
    if (before.needsApprovalAboveKobo === aboveKobo) return
    await saveRule(trx, caller, aboveKobo)
    const subject = { kind: 'organization', id: organizationId } as const
    const after = { needsApprovalAboveKobo: aboveKobo }
    await recordAct(trx, caller, { verb: 'rule', subject, before, after })
  })
}

async function saveRule(
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

function aboveOf(rule: TeamRule | null): number | null {
  return rule?.approvalAboveKobo ?? null
}
