import { Head, usePage } from '@inertiajs/react'
import { useOpened } from '~/hooks/use_opened'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { InvitationList } from '../components/invitation_list'
import { InviteForm } from '../components/invite_form'
import { type MemberQuestion, MemberTable } from '../components/member_table'
import { PartDialog } from '../components/part_dialog'
import type { Invitation, Member } from '../components/types'
import { useTeam } from '../components/use_team'

interface MembersProps {
  /** The caller's own row. */
  ownPlace: number
  isOwner: boolean
  members: Member[]
  invitations: Invitation[]
}

export default function Members({ ownPlace, isOwner, members, invitations }: MembersProps) {
  const businessName = usePage().props.caller?.businessName ?? ''
  const you = members.find(({ id }) => id === ownPlace)
  const team = useTeam()
  const { opened, open, dialog } = useOpened<Member, MemberQuestion>()

  return (
    <>
      <Head title="Team" />
      <PageHeader
        title="Team"
        description={`The people who send parcels for ${businessName}.`}
        actions={
          <Button variant="secondary" onClick={() => you && open('leave', you)}>
            Leave {businessName}
          </Button>
        }
      />
      <div className="grid gap-6">
        {isOwner && <InviteForm />}
        <InvitationList invitations={invitations} team={isOwner ? team : null} />
        <MemberTable
          members={members}
          ownPlace={ownPlace}
          isOwner={isOwner}
          onChangeRole={team.changeRole}
          onAsk={open}
        />
      </div>
      {opened?.row && (
        <PartDialog
          {...dialog}
          about={opened.row}
          leaving={opened.view === 'leave'}
          businessName={businessName}
          team={team}
        />
      )}
    </>
  )
}
