import { callApi } from '~/api/call_api'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import { INVOICE_PROPS } from './reload_invoice'
import type { Data } from '@generated/data'

export type ImportedLineRow = Data.Admin.Reconciliation.InvoiceLine

interface InvoiceLineDialogProps {
  line: ImportedLineRow
  open: boolean
  onClose: () => void
}

const DISPUTE_REASON = commentField('reason', {
  label: 'Reason',
  hint: 'The reason goes into the file for the courier.',
})

export function DisputeLineDialog({ line, ...dialog }: InvoiceLineDialogProps) {
  return (
    <RecordDialog<{ reason: string }>
      {...dialog}
      title={`Dispute row ${line.rowNumber}, ${line.waybill ?? line.reference}`}
      description="The line stays a cost until you record the courier’s credit."
      fields={[DISPUTE_REASON]}
      initial={{ reason: line.findings.map(({ text }) => text).join(', ') }}
      save={(body) =>
        callApi('api.admin.invoice_line_decisions.dispute', { params: { id: line.id }, body })
      }
      submitLabel="Dispute"
      busyLabel="Disputing..."
      only={INVOICE_PROPS}
    />
  )
}

export function CreditLineDialog({
  line,
  currency,
  ...dialog
}: InvoiceLineDialogProps & { currency: string }) {
  const fields: RecordField<'amount' | 'reason'>[] = [
    {
      type: 'number',
      name: 'amount',
      label: `Amount in ${currency}`,
      hint: `At most ${line.left.toLocaleString('en-NG')}.`,
    },
    { ...DISPUTE_REASON, label: 'Credit note', hint: 'Its number or date.' },
  ]
  return (
    <RecordDialog<{ amount: number; reason: string }>
      {...dialog}
      title={`Record a credit for row ${line.rowNumber}`}
      description="We save it as a negative charge, at the exchange rate of the invoice."
      fields={fields}
      initial={{ amount: line.left, reason: '' }}
      save={(body) =>
        callApi('api.admin.invoice_line_decisions.credit', { params: { id: line.id }, body })
      }
      submitLabel="Record Credit"
      busyLabel="Recording..."
      only={INVOICE_PROPS}
    />
  )
}
