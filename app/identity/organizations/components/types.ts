import type { Data } from '@generated/data'
import { ROLE_WORDS, TEAM_ROLES, type TeamRole } from '#identity/teams/rules/team_rights'

export type Member = Data.Identity.Organizations.Member
export type TeamKey = Data.Identity.ApiKeys.Key.Variants['forTeam']
export type Invitation = Data.Identity.Organizations.Invitation

export type Role = TeamRole

/** As most are invited: the first choice is not the one that gives everything away. */
export const ROLE_OPTIONS = [...TEAM_ROLES]
  .reverse()
  .map((value) => ({ value, label: ROLE_WORDS[value].name, text: ROLE_WORDS[value].description }))

export function roleName(role: Role): string {
  return ROLE_WORDS[role].name
}

export function cannotSignIn({ status }: Member): boolean {
  return status === 'BLOCKED' || status === 'DEACTIVATED'
}
