import type { Data } from '@generated/data'
import { useAcceptInvitation } from '~/components/use_accept_invitation'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

export type ReceivedInvitation = Data.Identity.Organizations.Invitation.Variants['forInvitee']

export function InvitationNotices({ invitations }: { invitations: ReceivedInvitation[] }) {
  const { busy, join } = useAcceptInvitation()
  return invitations.map(({ id, organizationName, invitedBy, expiresDay }) => (
    <Notice
      key={id}
      title={`${invitedBy} invites you to join ${organizationName}`}
      action={
        <Button size="sm" busy={busy} onClick={() => join(id)}>
          Join {organizationName}
        </Button>
      }
    >
      You would book, pay for and follow its parcels. The invitation is good until {expiresDay}.
    </Notice>
  ))
}
