import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { type InvitationSummary, formatMemberRole } from './team_members'
import type { TeamActions } from './use_team_actions'

interface InvitationListProps {
  invitations: readonly InvitationSummary[]
  /** The actions of an owner; null hides them from everybody else. */
  team: TeamActions | null
}

export function InvitationList({ invitations, team }: InvitationListProps) {
  if (invitations.length === 0) return null
  return (
    <Card title="Invited" padded={false}>
      <ul className="divide-y">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
          >
            <InvitationEntry invitation={invitation} />
            {team && (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={team.busy}
                  onClick={() => team.inviteAgain(invitation.email, invitation.role)}
                >
                  Send Again <span className="sr-only">to {invitation.email}</span>
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={team.busy}
                  onClick={() => team.withdraw(invitation.id)}
                >
                  Withdraw <span className="sr-only">the invitation to {invitation.email}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function InvitationEntry({ invitation }: { invitation: InvitationSummary }) {
  const { email, role, invitedBy, expired, expiresAt, expiresDay } = invitation
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-all font-medium">{email}</span>
        <Badge tone="secondary">{formatMemberRole(role)}</Badge>
        {expired && <Badge tone="warning">Expired</Badge>}
      </p>
      <p className="text-sm text-ink-muted">
        Invited by {invitedBy}. {expired ? 'Was valid' : 'Valid'} until{' '}
        <time dateTime={expiresAt}>{expiresDay}</time>.
      </p>
    </div>
  )
}
