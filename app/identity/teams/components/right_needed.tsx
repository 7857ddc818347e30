import type { ReactNode } from 'react'
import { useRefusal } from '#identity/teams/components/use_refusal'
import { Notice } from '~/ui/notice'
import type { TeamRight } from '#identity/teams/rules/team_rights'

/** What needs a right, or the reason why it is not there. */
export function RightNeeded({ right, children }: { right: TeamRight; children: ReactNode }) {
  const refusal = useRefusal(right)
  return refusal ? <Notice>{refusal}</Notice> : children
}
