import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { toOptions } from '#admin/reconciliation/rules/invoice_labels'

export type CarrierInvoiceRow = Data.Admin.Reconciliation.Invoice

export const COURIER_OPTIONS = toOptions(CARRIER_NAMES)

export function CarrierInvoiceBadge({ invoice }: { invoice: CarrierInvoiceRow }) {
  const { state, openLines, disputedLines } = invoice
  switch (state) {
    case 'open':
      return <Badge tone="warning">{openLines.toLocaleString('en-NG')} open</Badge>
    case 'disputed':
      return <Badge tone="danger">{disputedLines.toLocaleString('en-NG')} disputed</Badge>
    default:
      return <Badge tone="success">Settled</Badge>
  }
}
