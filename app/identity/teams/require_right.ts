import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { KeyMakerLeft, MissingTeamRight } from '#identity/teams/team_errors'
import { listOwnerNames } from '#identity/teams/owners'
import type { TeamRight } from '#identity/teams/rules/team_rights'
import type { Caller } from '#identity/sessions/caller'

/** Throws MissingTeamRight; KeyMakerLeft for a key. */
export async function requireRight(caller: Caller, right: TeamRight, client?: QueryClientContract) {
  const { teamRole, apiKey, organization } = caller
  if (teamRole === null || caller.may(right)) return
  if (apiKey && caller.makerHasLeft) throw new KeyMakerLeft()
  throw new MissingTeamRight(teamRole, right, await listOwnerNames(organization.id, client))
}
