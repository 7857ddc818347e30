import { router, usePage } from '@inertiajs/react'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { ApprovalThresholdForm } from '#identity/teams/components/approval_threshold_form'
import { InvitationList } from '../components/invitation_list'
import { InviteForm } from '../components/invite_form'
import { type MemberAction, MemberTable } from '../components/member_table'
import {
  cannotSignIn,
  type InvitationSummary,
  type TeamMember,
  type TeamKey,
} from '../components/team_members'
import { useTeamActions, type TeamActions } from '../components/use_team_actions'
import { LimitsDialog } from '#identity/teams/components/limits_dialog'
import { RoleDialog } from '#identity/teams/components/role_dialog'
import { LeaveTeamDialog } from '../components/leave_team_dialog'

type MembersProps = {
  ownPlace: number
  isOwner: boolean
  members: TeamMember[]
  keys: TeamKey[]
  invitations: InvitationSummary[]
  /** Naira; null if bookings need no owner's approval. */
  approvalAbove: number | null
}

export default function Members(props: MembersProps) {
  const { ownPlace, isOwner, members, invitations, approvalAbove } = props
  const businessName = usePage().props.caller?.businessName ?? ''
  const you = members.find(({ id }) => id === ownPlace)
  const isOnlyOwner =
    isOwner && !members.some((one) => one !== you && one.role === 'owner' && !cannotSignIn(one))
  const team = useTeamActions()
  const { opened, open, dialog } = useRowDialog<TeamMember, MemberAction>()

  return (
    <>
      <PageHeader title="People" description={`The people who send parcels for ${businessName}.`} />
      <div className="grid gap-6">
        <MemberTable members={members} ownPlace={ownPlace} isOwner={isOwner} onAction={open} />
        <InvitationList invitations={invitations} team={isOwner ? team : null} />
        {isOwner && <InviteForm />}
        {isOwner && <ApprovalThresholdForm key={String(approvalAbove)} above={approvalAbove} />}
        <div>
          <Button variant="ghost" onClick={() => you && open('leave', you)}>
            Leave {businessName}
          </Button>
        </div>
      </div>
      {opened?.row && (
        <MemberDialogs
          key={opened.key}
          {...dialog}
          member={opened.row}
          // The only owner cannot leave, and must not lose keys before the dialog refuses that.
          keys={opened.view === 'leave' && isOnlyOwner ? [] : props.keys}
          action={opened.view}
          businessName={businessName}
          team={team}
          onSaved={() => router.reload({ only: ['members'] })}
        />
      )}
    </>
  )
}

interface MemberDialogsProps {
  member: TeamMember
  keys: TeamKey[]
  action: MemberAction
  open: boolean
  businessName: string
  team: TeamActions
  onClose: () => void
  onSaved: () => void
}

function MemberDialogs(props: MemberDialogsProps) {
  const { member, action, team, open, onClose, onSaved } = props
  if (action === 'limits')
    return <LimitsDialog member={member} open={open} onClose={onClose} onSaved={onSaved} />
  if (action === 'role') {
    const choose = (role: TeamMember['role']) => team.changeRole(member.id, role)
    return <RoleDialog member={member} open={open} onClose={onClose} onChoose={choose} />
  }
  const keys = props.keys.filter(({ creatorEmail }) => creatorEmail === member.email)
  return <LeaveTeamDialog {...props} keys={keys} leaving={action === 'leave'} />
}
