import type { ReactNode } from 'react'
import { Notice } from '~/ui/notice'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import type { TeamRight } from '#identity/teams/rules/team_rights'

export function TeamRightGuard({ right, children }: { right: TeamRight; children: ReactNode }) {
  const refusal = useMissingRight(right)
  return refusal ? <Notice>{refusal}</Notice> : children
}

export function MissingRightNotice({ right }: { right: TeamRight }) {
  const refusal = useMissingRight(right)
  return refusal && <Notice className="mb-6">{refusal}</Notice>
}
