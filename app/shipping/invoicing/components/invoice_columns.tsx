import type { TableColumn } from '~/ui/data_table'
import { type BillingInvoiceData, InvoiceStateBadge } from './invoice_badge'

export const INVOICE_LIST_COLUMNS = [
  {
    id: 'number',
    header: 'Number',
    value: ({ number }) => number,
    sortable: false,
    phone: 'title',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ stateText }) => stateText,
    cell: (invoice) => <InvoiceStateBadge invoice={invoice} />,
    sortable: false,
    phone: 'end',
  },
  {
    id: 'period',
    header: 'Period',
    value: ({ periodText }) => periodText,
    sortable: false,
    phone: 'line',
  },
  {
    id: 'due',
    header: 'Due',
    value: ({ dueOn, isCreditNote }) => (isCreditNote ? null : dueOn),
    cell: ({ dueText, isCreditNote }) => (isCreditNote ? '--' : dueText),
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'total',
    header: 'Total',
    value: ({ total }) => total,
    cell: ({ totalText }) => totalText,
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'open',
    header: 'To pay',
    value: ({ open, isCreditNote }) => (isCreditNote ? null : open),
    cell: ({ openText, isCreditNote }) => (isCreditNote ? '--' : openText),
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
] as const satisfies TableColumn<BillingInvoiceData>[]

export const INVOICE_LIST_TEXTS = { of: 'invoices', empty: 'No invoices found.' }

export const INVOICE_FILTER_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'settled', label: 'Settled' },
  { value: 'credit_notes', label: 'Credit notes' },
]
