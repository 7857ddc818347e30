import { useState } from 'react'
import { Head, usePage } from '@inertiajs/react'
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
  // What was asked stays while the dialog fades away.
  const [question, setQuestion] = useState<MemberQuestion | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function ask(next: MemberQuestion) {
    setQuestion(next)
    setIsOpen(true)
  }

  return (
    <>
      <Head title="Team" />
      <PageHeader
        title="Team"
        description={`Who works with the parcels of ${businessName}.`}
        actions={
          <Button variant="secondary" onClick={() => you && ask({ about: you, kind: 'leave' })}>
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
          onAsk={ask}
        />
      </div>
      {question && (
        <PartDialog
          question={question}
          open={isOpen}
          businessName={businessName}
          team={team}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
