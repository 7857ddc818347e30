import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { editShipmentHref, type HistoryRow } from '../history_row'

export type RowConfirmationKind = 'ignore' | 'void' | 'voidAndEdit'

type ConfirmedRow = Pick<
  HistoryRow,
  'id' | 'trackingNumber' | 'recipient' | 'destinationCountry' | 'paymentAmount'
>

interface ConfirmationDialogProps {
  row: ConfirmedRow
  open: boolean
  onClose: () => void
  onDone: () => void
}

export type RowConfirmationProps = ConfirmationDialogProps & { kind: RowConfirmationKind }

export default function RowConfirmation({ kind, ...dialog }: RowConfirmationProps) {
  if (kind === 'ignore') return <IgnoreDialog {...dialog} />
  return <VoidDialog {...dialog} andEdit={kind === 'voidAndEdit'} />
}

function IgnoreDialog({ row, ...dialog }: ConfirmationDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.shipping.bookings.destroy', { params: { id: row.id } })}
      title="Ignore this booking?"
      submitLabel="Ignore Booking"
      busyLabel="Cancelling..."
      cancelLabel="Keep It"
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

/** Leaves time to read the result of the void before the page changes. */
const EDIT_DELAY_MS = 500

/** With `andEdit`, the booking form opens after the void, even after a failed one. */
function VoidDialog({
  row,
  open,
  andEdit,
  ...dialog
}: ConfirmationDialogProps & { andEdit: boolean }) {
  const approval = useApproval(useSecondPersonRule()('refund', row.paymentAmount))
  const words = approval.buttonLabels(andEdit ? 'Void & Edit' : 'Void Shipment', 'Voiding...')
  const [isOpening, setOpening] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  /** The dialog stays open and shows its progress until the form has loaded. */
  function openForm() {
    setOpening(true)
    leaving.current = setTimeout(
      () => router.visit(editShipmentHref(row), { onFinish: () => setOpening(false) }),
      EDIT_DELAY_MS
    )
  }

  return (
    <ConfirmDialog
      {...dialog}
      open={open || isOpening}
      act={() =>
        callApi('api.shipping.voids.store', { params: { id: row.id }, ...approval.options })
      }
      onEnd={() => andEdit && openForm()}
      busy={isOpening}
      title="Void Shipment Confirmation"
      submitLabel={words.submitLabel}
      busyLabel={isOpening ? 'Opening the form...' : words.busyLabel}
      cancelLabel="Keep It"
      tone="danger"
    >
      <p>
        The shipment to {row.recipient}, {row.destinationCountry} (tracking number{' '}
        <span className="tabular">{row.trackingNumber}</span>) will be cancelled with the courier,
        and its price refunded to the balance that paid for it. This cannot be undone.
      </p>
      {andEdit && (
        <p className="mt-2">
          The booking form then opens with its details, so that you can book and pay again.
        </p>
      )}
      <ApprovalRequest approval={approval} className="mt-4" />
    </ConfirmDialog>
  )
}
