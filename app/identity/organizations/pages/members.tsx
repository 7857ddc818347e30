import { router, usePage } from '@inertiajs/react'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { ApprovalThresholdForm } from '#identity/teams/components/approval_threshold_form'
import { TeamTabs } from '#identity/teams/components/team_tabs'
import { InvitationList } from '../components/invitation_list'
import { InviteForm } from '../components/invite_form'
import { MemberDialogs } from '../components/member_dialogs'
import { type MemberAction, MemberTable } from '../components/member_table'
import {
  cannotSignIn,
  type InvitationSummary,
  type TeamMember,
  type TeamKey,
} from '../components/types'
import { useTeamActions } from '../components/use_team_actions'

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
      <PageHeader
        title="Team"
        description={`The people who send parcels for ${businessName}.`}
        actions={
          <Button variant="secondary" onClick={() => you && open('leave', you)}>
            Leave {businessName}
          </Button>
        }
      />
      <TeamTabs current="People" />
      <div className="grid gap-6">
        {isOwner && <InviteForm />}
        <InvitationList invitations={invitations} team={isOwner ? team : null} />
        <MemberTable {...{ members, ownPlace, isOwner }} onAsk={open} />
        {isOwner && <ApprovalThresholdForm key={String(approvalAbove)} above={approvalAbove} />}
      </div>
      {opened?.row && (
        <MemberDialogs
          key={opened.turn}
          {...dialog}
          about={opened.row}
          // The only owner cannot leave, so the dialog must not revoke keys before it refuses.
          keys={opened.view === 'leave' && isOnlyOwner ? [] : props.keys}
          question={opened.view}
          businessName={businessName}
          team={team}
          onSaved={() => router.reload({ only: ['members'] })}
        />
      )}
    </>
  )
}
