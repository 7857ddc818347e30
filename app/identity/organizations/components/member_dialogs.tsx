import { LimitsDialog } from '#identity/teams/components/limits_dialog'
import { RoleDialog } from '#identity/teams/components/role_dialog'
import type { MemberQuestion } from './member_table'
import { PartDialog } from './part_dialog'
import type { Member, TeamKey } from './types'
import type { Team } from './use_team'

interface MemberDialogsProps {
  about: Member
  /** Of the whole team. */
  keys: TeamKey[]
  question: MemberQuestion
  open: boolean
  businessName: string
  team: Team
  onClose: () => void
  onSaved: () => void
}

/** What is asked about somebody of the team. */
export function MemberDialogs(props: MemberDialogsProps) {
  const { about, question, team, open, onClose, onSaved } = props
  if (question === 'limits') return <LimitsDialog {...{ about, open, onClose, onSaved }} />
  if (question === 'role') {
    const choose = (role: Member['role']) => team.changeRole(about.id, role)
    return <RoleDialog {...{ about, open, onClose }} onChoose={choose} />
  }
  const keys = props.keys.filter(({ makerEmail }) => makerEmail === about.email)
  return <PartDialog {...props} keys={keys} leaving={question === 'leave'} />
}
