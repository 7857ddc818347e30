import { LimitsDialog } from '#identity/teams/components/limits_dialog'
import { RoleDialog } from '#identity/teams/components/role_dialog'
import type { MemberAction } from './member_table'
import { LeaveTeamDialog } from './leave_team_dialog'
import type { TeamMember, TeamKey } from './types'
import type { TeamActions } from './use_team_actions'

interface MemberDialogsProps {
  about: TeamMember
  keys: TeamKey[]
  question: MemberAction
  open: boolean
  businessName: string
  team: TeamActions
  onClose: () => void
  onSaved: () => void
}

export function MemberDialogs(props: MemberDialogsProps) {
  const { about, question, team, open, onClose, onSaved } = props
  if (question === 'limits') return <LimitsDialog {...{ about, open, onClose, onSaved }} />
  if (question === 'role') {
    const choose = (role: TeamMember['role']) => team.changeRole(about.id, role)
    return <RoleDialog {...{ about, open, onClose }} onChoose={choose} />
  }
  const keys = props.keys.filter(({ makerEmail }) => makerEmail === about.email)
  return <LeaveTeamDialog {...props} keys={keys} leaving={question === 'leave'} />
}
