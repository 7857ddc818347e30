import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { listOwnerNames } from '#identity/teams/owners'
import { type Allowance, findAllowance } from '#identity/teams/spending'
import type { TeamRole } from '#identity/teams/rules/team_rights'

export interface CallerTeam {
  role: TeamRole
  allowance: Allowance | null
  owners: string[]
}

export async function readCallerTeam(caller: Caller): Promise<CallerTeam | null> {
  const { teamRole: role, organization } = caller
  if (role === null) return null
  if (role === 'owner') return { role, allowance: null, owners: [] }
  const [allowance, owners] = [
    await findAllowance(db, caller),
    await listOwnerNames(organization.id),
  ]
  return { role, allowance, owners }
}
