import { send } from '~/api/send'
import { staffComment } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { ShownKeptLine } from './line_table'
import { DECIDED } from './read_anew'

interface LineDialogProps {
  line: ShownKeptLine
  open: boolean
  onClose: () => void
}

const REASON = staffComment('reason', {
  label: 'Reason',
  hint: 'It goes into the file for the courier.',
})

/** Why we do not agree with a line. */
export function DisputeDialog({ line, ...dialog }: LineDialogProps) {
  return (
    <RecordDialog<{ reason: string }>
      {...dialog}
      title={`Dispute row ${line.rowNumber}, ${line.waybill ?? line.reference}`}
      description="It stays a cost until you record the courier’s credit."
      fields={[REASON]}
      initial={{ reason: line.findings.map(({ text }) => text).join(', ') }}
      save={(body) =>
        send('api.admin.invoice_line_decisions.dispute', { params: { id: line.id }, body })
      }
      submitLabel="Dispute"
      busyLabel="Disputing..."
      only={DECIDED}
    />
  )
}

/** What the courier gave back. */
export function CreditDialog({
  line,
  currency,
  ...dialog
}: LineDialogProps & { currency: string }) {
  const fields: RecordField<'amount' | 'reason'>[] = [
    {
      ...{ type: 'number', name: 'amount', label: `Amount in ${currency}` },
      hint: `At most ${line.left.toLocaleString('en-NG')}.`,
    },
    { ...REASON, label: 'Credit note', hint: 'Its number or date.' },
  ]
  return (
    <RecordDialog<{ amount: number; reason: string }>
      {...dialog}
      title={`Record a credit for row ${line.rowNumber}`}
      description="It is kept as a charge with the opposite sign, at the rate of the invoice."
      fields={fields}
      initial={{ amount: line.left, reason: '' }}
      save={(body) =>
        send('api.admin.invoice_line_decisions.credit', { params: { id: line.id }, body })
      }
      submitLabel="Record Credit"
      busyLabel="Recording..."
      only={DECIDED}
    />
  )
}
