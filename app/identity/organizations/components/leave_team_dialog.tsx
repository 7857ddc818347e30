import { useState } from 'react'
import { SecretDialog } from '~/components/secret_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { type KeyChoices, LeavingMemberKeys } from './leaving_member_keys'
import type { TeamMember, TeamKey } from './team_members'
import type { TeamActions } from './use_team_actions'

interface LeaveTeamDialogProps {
  member: TeamMember
  keys: TeamKey[]
  /** True if the viewer leaves, false if they remove somebody else. */
  leaving: boolean
  open: boolean
  businessName: string
  team: TeamActions
  onClose: () => void
}

/** Confirms a removal and asks what happens to the person's API keys. */
export function LeaveTeamDialog(props: LeaveTeamDialogProps) {
  const { member, leaving, open, businessName, team, onClose } = props
  // The keys from when the dialog opened: a rolled key gets another creator and leaves props.keys.
  const [keys] = useState(props.keys)
  const [choices, setChoices] = useState<KeyChoices>({})
  const [made, setMade] = useState<{ name: string; text: string }[]>([])
  const chosen = (choice: string) => keys.filter(({ id }) => choices[id] === choice)

  async function confirm() {
    // Revokes the keys before leaving, because a former member may not revoke them.
    if (leaving) {
      const isRevoked = await team.revokeKeys(chosen('revoke'))
      if (!isRevoked || !(await team.leave(member.id))) onClose()
      return
    }
    if (!(await team.remove(member.id))) return onClose()
    await team.revokeKeys(chosen('revoke'))
    // Rolls the keys after the removal, so that the new keys belong to the caller.
    const rolled = await team.rollKeys(chosen('roll'))
    if (rolled.length === 0) return onClose()
    setMade(rolled)
  }

  const [first, ...rest] = made
  if (first) {
    return (
      <SecretDialog
        text={first.text}
        what="key"
        title={first.name}
        warning="Copy the key now and keep it like a password. You will not see it again, and we cannot look it up for you."
        onClose={() => (rest.length > 0 ? setMade(rest) : onClose())}
      />
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      act={confirm}
      staysOpen
      title={leaving ? `Leave ${businessName}?` : `Remove ${member.fullName}?`}
      submitLabel={leaving ? 'Leave' : 'Remove'}
      busy={team.busy}
      busyLabel={leaving ? 'Leaving…' : 'Removing…'}
      tone="danger"
    >
      <p>
        {leaving
          ? `You will no longer see its parcels or its wallet. Only an owner can invite you again.`
          : `${member.email} loses access to ${businessName} at once, on every device. What they booked stays with the business.`}
      </p>
      <LeavingMemberKeys keys={keys} leaving={leaving} choices={choices} onChoose={setChoices} />
    </ConfirmDialog>
  )
}
