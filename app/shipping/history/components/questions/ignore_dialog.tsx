import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { HistoryRow } from '../row'

type IgnoreDialogProps = {
  row: HistoryRow
  open: boolean
  onClose: () => void
  onCanceled: () => void
}

/** Gives an unpaid booking up, after asking once more. */
export function IgnoreDialog({ row, open, onClose, onCanceled }: IgnoreDialogProps) {
  const { busy, send } = useSend()

  async function ignore() {
    const { id } = row
    const outcome = await send('api.shipping.bookings.destroy', { params: { id } })
    onClose()
    if (!tell(outcome)) return
    onCanceled()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={ignore}
      title="Ignore this booking?"
      confirmLabel="Ignore Booking"
      busyLabel="Cancelling..."
      cancelLabel="Keep It"
      busy={busy}
      tone="danger"
    >
      <p>
        The booking for {row.recipient}, {row.destinationCountry} (tracking number{' '}
        <span className="tabular">{row.trackingNumber}</span>) is not paid for. Ignoring it cancels
        it. You can book it again later.
      </p>
    </ConfirmDialog>
  )
}
