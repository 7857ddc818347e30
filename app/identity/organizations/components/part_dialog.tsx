import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { Member } from './types'
import type { Team } from './use_team'

interface PartDialogProps {
  about: Member
  /** Oneself, or somebody else is taken out. */
  leaving: boolean
  open: boolean
  businessName: string
  team: Team
  onClose: () => void
}

/** Asks once more before somebody is out. */
export function PartDialog(props: PartDialogProps) {
  const { about, leaving, open, businessName, team, onClose } = props

  async function confirm() {
    if (!leaving) await team.remove(about.id)
    else if (await team.leave(about.id)) return
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={leaving ? `Leave ${businessName}?` : `Remove ${about.fullName}?`}
      confirmLabel={leaving ? 'Leave' : 'Remove'}
      busyLabel={leaving ? 'Leaving…' : 'Removing…'}
      busy={team.busy}
      tone="danger"
    >
      <p>
        {leaving
          ? `You will no longer see its parcels or its wallet. Only an owner can invite you again.`
          : `${about.email} loses access to ${businessName} at once, on every device. What they booked stays with the business. API keys that they made pay nothing until an owner rolls them.`}
      </p>
    </ConfirmDialog>
  )
}
