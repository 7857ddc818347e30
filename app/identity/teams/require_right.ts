import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MakerHasLeft, RightMissing } from '#identity/teams/team_refusals'
import { ownerNames } from '#identity/teams/owners'
import type { TeamRight } from '#identity/teams/rules/team_rights'
import type { Caller } from '#identity/sessions/caller'

/** Throws RightMissing, and MakerHasLeft for a key. */
export async function requireRight(caller: Caller, right: TeamRight, client?: QueryClientContract) {
  const { teamRole, apiKey, organization } = caller
  if (teamRole === null || caller.may(right)) return
  if (apiKey && caller.makerHasLeft) throw new MakerHasLeft()
  throw new RightMissing(teamRole, right, await ownerNames(organization.id, client))
}
