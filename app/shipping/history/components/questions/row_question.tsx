import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { AskDialog } from '~/ui/ask_dialog'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPerson } from '#identity/approvals/components/use_approval'
import { editHref, type HistoryRow } from '../row'

/** What asks once more before it is done. */
export type Question = 'ignore' | 'void' | 'voidAndEdit'

interface QuestionDialogProps {
  row: HistoryRow
  open: boolean
  onClose: () => void
  onDone: () => void
}

export type RowQuestionProps = QuestionDialogProps & { question: Question }

/** The question that a row has opened. */
export default function RowQuestion({ question, ...dialog }: RowQuestionProps) {
  if (question === 'ignore') return <IgnoreDialog {...dialog} />
  return <VoidDialog {...dialog} andEdit={question === 'voidAndEdit'} />
}

/** Gives an unpaid booking up. */
function IgnoreDialog({ row, ...dialog }: QuestionDialogProps) {
  return (
    <AskDialog
      {...dialog}
      act={() => send('api.shipping.bookings.destroy', { params: { id: row.id } })}
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
    </AskDialog>
  )
}

/** Time to read what became of the void, before the page goes. */
const EDIT_AFTER_MS = 500

/** Takes a paid shipment back; `andEdit` opens it in the booking form, whether or not it could be voided. */
function VoidDialog({ row, open, andEdit, ...dialog }: QuestionDialogProps & { andEdit: boolean }) {
  const approval = useApproval(useSecondPerson()('refund', row.paymentAmount))
  const words = approval.words(andEdit ? 'Void & Edit' : 'Void Shipment', 'Voiding...')
  const [isOpening, setOpening] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  /** The question stays and says so until the form is there; Back leads to the list and not to it. */
  function openForm() {
    setOpening(true)
    leaving.current = setTimeout(
      () => router.visit(editHref(row), { onFinish: () => setOpening(false) }),
      EDIT_AFTER_MS
    )
  }

  return (
    <AskDialog
      {...dialog}
      open={open || isOpening}
      act={() => send('api.shipping.voids.store', { params: { id: row.id }, ...approval.call })}
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
        <span className="tabular">{row.trackingNumber}</span>) is taken back from the courier, and
        its price returns to the balance that it was paid from. This cannot be undone.
      </p>
      {andEdit && (
        <p className="mt-2">
          What was booked opens in the booking form afterwards, to be booked and paid again.
        </p>
      )}
      <ApprovalRequest approval={approval} className="mt-4" />
    </AskDialog>
  )
}
