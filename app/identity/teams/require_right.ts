import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { KeyCreatorLeft, MissingTeamRight } from '#identity/teams/team_errors'
import { listOwnerNames } from '#identity/teams/owners'
import type { TeamRight } from '#identity/teams/rules/team_rights'
import type { Caller } from '#identity/sessions/caller'

/** Throws MissingTeamRight, or KeyCreatorLeft for a key whose creator has left. */
export async function requireRight(caller: Caller, right: TeamRight, client?: QueryClientContract) {
  const { teamRole, apiKey, organization } = caller
  if (teamRole === null || caller.may(right)) return
  if (apiKey && caller.creatorHasLeft) throw new KeyCreatorLeft()
  throw new MissingTeamRight(teamRole, right, await listOwnerNames(organization.id, client))
}
