import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type BillingInvoiceData = Data.Shipping.Invoicing.Invoice
export type BilledLineData = Data.Shipping.Invoicing.BilledLine
export type WholeInvoiceData = Data.Shipping.Invoicing.WholeInvoice.Variants['forPage']

const TONES: Record<BillingInvoiceData['state'], BadgeTone> = {
  open: 'info',
  overdue: 'danger',
  paid: 'success',
  written_off: 'neutral',
  credit_note: 'secondary',
}

type InvoiceStateData = Pick<BillingInvoiceData, 'state' | 'stateText' | 'daysOverdue'>

export function InvoiceStateBadge({ invoice }: { invoice: InvoiceStateData }) {
  const { state, stateText, daysOverdue } = invoice
  const days = daysOverdue === 1 ? '1 day' : `${daysOverdue} days`
  return <Badge tone={TONES[state]}>{state === 'overdue' ? `${days} overdue` : stateText}</Badge>
}
