import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type Invoice = Data.Shipping.Invoicing.Invoice
export type BilledLine = Data.Shipping.Invoicing.BilledLine
export type WholeInvoice = Data.Shipping.Invoicing.WholeInvoice.Variants['forPage']

const TONES: Record<Invoice['state'], BadgeTone> = {
  open: 'info',
  overdue: 'danger',
  paid: 'success',
  written_off: 'neutral',
  credit_note: 'secondary',
}

type Stated = Pick<Invoice, 'state' | 'stateText' | 'daysOverdue'>

export function InvoiceBadge({ invoice }: { invoice: Stated }) {
  const { state, stateText, daysOverdue } = invoice
  const days = daysOverdue === 1 ? '1 day' : `${daysOverdue} days`
  return <Badge tone={TONES[state]}>{state === 'overdue' ? `${days} overdue` : stateText}</Badge>
}
