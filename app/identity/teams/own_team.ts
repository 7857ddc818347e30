import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { ownerNames } from '#identity/teams/owners'
import { type Allowance, allowanceOf } from '#identity/teams/spending'
import type { TeamRole } from '#identity/teams/rules/team_rights'

/** What a page has to know of the caller's place in the business: what they may do, and whom to ask. */
export interface OwnTeam {
  role: TeamRole
  allowance: Allowance | null
  /** Who can do what they may not. */
  owners: string[]
}

/** Null where there is no team, and for staff, who act beside it. */
export async function ownTeamOf(caller: Caller): Promise<OwnTeam | null> {
  const { teamRole: role, organization } = caller
  if (role === null) return null
  if (role === 'owner') return { role, allowance: null, owners: [] }
  const [allowance, owners] = [await allowanceOf(db, caller), await ownerNames(organization.id)]
  return { role, allowance, owners }
}
