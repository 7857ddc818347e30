import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { Discount } from './discount_types'

interface SwitchDialogProps {
  about: Discount
  open: boolean
  onClose: () => void
  onSwitched: () => void
}

/** Takes a gift code out of use, or brings it back, after asking once more. */
export function SwitchDialog({ about, open, onClose, onSwitched }: SwitchDialogProps) {
  const { busy, send } = useSend()
  const { id, code, status } = about
  const isOff = status === 'INACTIVE'
  const verb = isOff ? 'Activate' : 'Deactivate'

  async function carryOut() {
    const route = isOff ? 'api.shipping.discounts.activate' : 'api.shipping.discounts.deactivate'
    const outcome = await send(route, { params: { id } })
    onClose()
    if (tell(outcome)) onSwitched()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={carryOut}
      title={`${verb} ${code}`}
      confirmLabel={`${verb} Gift Code`}
      busyLabel={isOff ? 'Activating...' : 'Deactivating...'}
      busy={busy}
      tone={isOff ? 'primary' : 'danger'}
    >
      <p>
        {isOff
          ? 'Senders can apply it again, within its limits and until its last day.'
          : 'Nobody can apply it any longer. Bookings that it is on already keep their price.'}
      </p>
    </ConfirmDialog>
  )
}
