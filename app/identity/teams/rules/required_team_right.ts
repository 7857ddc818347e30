import type { TeamRight } from '#identity/teams/rules/team_rights'

/** What a call needs of somebody's role; nothing where it changes nothing of the business: it reads, or is about oneself. */
export type RequiredTeamRight = TeamRight | 'nothing'
