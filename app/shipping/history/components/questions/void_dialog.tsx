import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPerson } from '#identity/approvals/components/use_approval'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { editHref, type HistoryRow } from '../row'

/** Time to read what became of the void, before the page goes. */
const EDIT_AFTER_MS = 500

type VoidDialogProps = {
  row: HistoryRow
  open: boolean
  /** Opens the shipment in the booking form afterwards, whether or not it could be voided. */
  andEdit: boolean
  onClose: () => void
  onVoided: () => void
}

/** Takes a paid shipment back, after asking once more. */
export function VoidDialog({ row, open, andEdit, onClose, onVoided }: VoidDialogProps) {
  const { busy, send } = useSend()
  const approval = useApproval(useSecondPerson()('refund', row.paymentAmount))
  const words = approval.words(andEdit ? 'Void & Edit' : 'Void Shipment', 'Voiding...')
  const [isOpening, setOpening] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  async function takeBack() {
    const { id } = row
    const outcome = await send('api.shipping.voids.store', { params: { id }, ...approval.call })
    // Back leads to the list and not to this question.
    onClose()
    if (andEdit) openForm()
    if (!tell(outcome)) return
    onVoided()
  }

  /** The question stays and says so until the form is there. */
  function openForm() {
    setOpening(true)
    leaving.current = setTimeout(
      () => router.visit(editHref(row), { onFinish: () => setOpening(false) }),
      EDIT_AFTER_MS
    )
  }

  return (
    <ConfirmDialog
      open={open || isOpening}
      onClose={onClose}
      onConfirm={takeBack}
      title="Void Shipment Confirmation"
      confirmLabel={words.label}
      busyLabel={isOpening ? 'Opening the form...' : words.busyLabel}
      cancelLabel="Keep It"
      busy={busy || isOpening}
      tone="danger"
    >
      <p>
        The shipment to {row.recipient}, {row.destinationCountry} (tracking number{' '}
        <span className="tabular">{row.trackingNumber}</span>) is taken back from the courier, and
        its price returns to the balance that it was paid from. This cannot be undone.
      </p>
      {andEdit && (
        <p className="mt-2">
          What was booked opens in the booking form afterwards, to be booked and paid again.
        </p>
      )}
      <ApprovalRequest approval={approval} className="mt-4" />
    </ConfirmDialog>
  )
}
