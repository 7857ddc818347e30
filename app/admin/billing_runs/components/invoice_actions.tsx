import { useState } from 'react'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { Button } from '~/ui/button'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { BillingInvoiceData } from '#shipping/invoicing/components/invoice_badge'
import {
  checkCreditNoteAmount,
  checkBillingReason,
  MAX_BILLING_REASON_LENGTH,
} from '#admin/billing_runs/rules/billing_rules'

type CreditNoteBody = BodyOf<'api.admin.invoice_decisions.credit'>
type WriteOffBody = BodyOf<'api.admin.invoice_decisions.write_off'>

const reasonField = (hint: string): RecordField<'reason'> => ({
  type: 'text',
  name: 'reason',
  label: 'Reason',
  hint,
  check: checkBillingReason,
  maxLength: MAX_BILLING_REASON_LENGTH,
})

const CREDIT_NOTE_FIELDS: RecordField<keyof CreditNoteBody & string>[] = [
  { type: 'naira', name: 'amount', label: 'Amount', check: checkCreditNoteAmount },
  reasonField('The reason shows on the credit note.'),
]

interface InvoiceActionsProps {
  invoice: BillingInvoiceData
  /** True for root users, who may write off an open amount. */
  canWriteOff: boolean
}

export function InvoiceActions({ invoice, canWriteOff }: InvoiceActionsProps) {
  const [opened, setOpened] = useState<'credit' | 'write_off' | null>(null)
  const second = useSecondPersonRule()
  const { id, number, openText, open } = invoice
  const onClose = () => setOpened(null)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened('credit')}>
        Credit Note
      </Button>
      {canWriteOff && open > 0 && (
        <Button variant="secondary" onClick={() => setOpened('write_off')}>
          Write Off
        </Button>
      )}
      <RecordDialog<CreditNoteBody>
        onClose={onClose}
        key={`credit ${opened}`}
        open={opened === 'credit'}
        title={`Credit ${number}`}
        description="The amount goes to the wallet of the business and first pays what is left of this invoice. We e-mail a credit note."
        fields={CREDIT_NOTE_FIELDS}
        initial={{}}
        secondPerson={{ field: 'reason', ruleFor: ({ amount }) => second('credit_note', amount) }}
        save={(body, approval) =>
          callApi('api.admin.invoice_decisions.credit', { params: { id }, body, ...approval })
        }
        submitLabel="Issue Credit Note"
        busyLabel="Issuing..."
      />
      <RecordDialog<WriteOffBody>
        onClose={onClose}
        key={`write_off ${opened}`}
        open={opened === 'write_off'}
        title={`Write off ${openText}`}
        description={`The business no longer owes the rest of ${number}. This cannot be undone.`}
        fields={[reasonField('The reason shows in the audit log and in the wallet.')]}
        initial={{}}
        secondPerson={{ field: 'reason', ruleFor: () => second('write_off', open) }}
        save={(body, approval) =>
          callApi('api.admin.invoice_decisions.write_off', { params: { id }, body, ...approval })
        }
        submitLabel="Write Off"
        busyLabel="Writing off..."
      />
    </>
  )
}
