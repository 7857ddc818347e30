import db from '@adonisjs/lucid/services/db'
import type Membership from '#identity/organizations/models/membership'
import { findOwnMembership, listMembers } from '#identity/organizations/team'
import { sumSpendingThisMonth } from '#identity/teams/spending'
import type { Caller } from '#identity/sessions/caller'

/** A member as the viewer sees them. Members who are not owners see only their own limits. */
export interface VisibleMember {
  membership: Membership
  limits: { monthlyLimitKobo: number | null; approvalAboveKobo: number | null } | null
  spentKobo: number | null
}

/** Lists owners first, and otherwise in the order of joining. Throws E_ROW_NOT_FOUND. */
export async function listVisibleMembers(caller: Caller): Promise<VisibleMember[]> {
  const place = await findOwnMembership(caller)
  const [members, spent] = [
    await listMembers(caller),
    await sumSpendingThisMonth(db, place.organizationId),
  ]
  return members.map((membership) => {
    const isOpen = place.isOwner || membership.id === place.id
    if (!isOpen) return { membership, limits: null, spentKobo: null }
    return {
      membership,
      limits: toVisibleLimits(membership),
      spentKobo: spent.get(membership.userId) ?? 0,
    }
  })
}

function toVisibleLimits({ isOwner, monthlyLimitKobo, approvalAboveKobo }: Membership) {
  return isOwner
    ? { monthlyLimitKobo: null, approvalAboveKobo: null }
    : { monthlyLimitKobo, approvalAboveKobo }
}
