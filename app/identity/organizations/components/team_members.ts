import type { Data } from '@generated/data'
import { TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from '#identity/teams/rules/team_rights'

export type TeamMember = Data.Identity.Organizations.Member
export type TeamKey = Data.Identity.ApiKeys.Key.Variants['forTeam']
export type InvitationSummary = Data.Identity.Organizations.Invitation

export type MemberRole = TeamRole

/** The least powerful role comes first: it is the default of an invitation. */
export const ROLE_OPTIONS = [...TEAM_ROLES].reverse().map((value) => ({
  value,
  label: TEAM_ROLE_LABELS[value].name,
  text: TEAM_ROLE_LABELS[value].description,
}))

export function formatMemberRole(role: MemberRole): string {
  return TEAM_ROLE_LABELS[role].name
}

export function cannotSignIn({ status }: TeamMember): boolean {
  return status === 'BLOCKED' || status === 'DEACTIVATED'
}
