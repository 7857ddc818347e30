import { usePage } from '@inertiajs/react'
import { describeMissingRight, type TeamRight } from '#identity/teams/rules/team_rights'

/** Explains why the caller lacks a right in their business; null if they have it. */
export function useMissingRight(right: TeamRight): string | null {
  const { team } = usePage().props
  if (!team || team.rights.includes(right)) return null
  return describeMissingRight(team.role, right, team.owners)
}
