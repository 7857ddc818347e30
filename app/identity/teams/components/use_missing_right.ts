import { usePage } from '@inertiajs/react'
import { describeMissingRight, type TeamRight } from '#identity/teams/rules/team_rights'

/** Why whoever is signed in may not do something for the business that they act for; null where they may. */
export function useMissingRight(right: TeamRight): string | null {
  const { team } = usePage().props
  if (!team || team.rights.includes(right)) return null
  return describeMissingRight(team.role, right, team.owners)
}
