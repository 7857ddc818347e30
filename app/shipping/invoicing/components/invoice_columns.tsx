import type { TableColumn } from '~/ui/data_table'
import { type BillingInvoiceData, InvoiceStateBadge } from './invoice_badge'

export const INVOICE_LIST_COLUMNS = [
  { header: 'Number', value: 'number', phone: 'title' },
  {
    header: 'State',
    value: 'stateText',
    cell: (invoice) => <InvoiceStateBadge invoice={invoice} />,
    phone: 'end',
  },
  { header: 'Period', value: 'periodText', phone: 'line' },
  {
    header: 'Due',
    value: ({ dueOn, isCreditNote }) => (isCreditNote ? null : dueOn),
    cell: ({ dueText, isCreditNote }) => (isCreditNote ? null : dueText),
  },
  { header: 'Total', value: 'total', cell: 'totalText', numeric: true },
  {
    header: 'To pay',
    value: ({ open, isCreditNote }) => (isCreditNote ? null : open),
    cell: ({ openText, isCreditNote }) => (isCreditNote ? null : openText),
    numeric: true,
  },
] as const satisfies TableColumn<BillingInvoiceData>[]

export const INVOICE_FILTER_OPTIONS = [
  { value: 'open', label: 'With an open amount' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'settled', label: 'Settled' },
  { value: 'credit_notes', label: 'Credit notes' },
]
