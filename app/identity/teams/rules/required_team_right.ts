import type { TeamRight } from '#identity/teams/rules/team_rights'

/** The right that a call needs; `nothing` for calls that change nothing of the business. */
export type RequiredTeamRight = TeamRight | 'nothing'
