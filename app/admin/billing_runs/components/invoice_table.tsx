import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import type { Listed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { InvoiceBadge } from '#shipping/invoicing/components/invoice_words'

export type InvoiceRow = Data.Shipping.Invoicing.Invoice.Variants['forStaff']

const COLUMNS: Column<InvoiceRow>[] = [
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
    cell: (invoice) => <InvoiceBadge invoice={invoice} />,
    sortable: false,
    phone: 'end',
  },
  {
    id: 'customer',
    header: 'Business',
    value: ({ customer }) => customer,
    sortable: false,
    phone: 'line',
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
    value: ({ dueText, isCreditNote }) => (isCreditNote ? '--' : dueText),
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'total',
    header: 'Total',
    value: ({ totalText }) => totalText,
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'open',
    header: 'Open',
    value: ({ openText, isCreditNote }) => (isCreditNote ? '--' : openText),
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
]

export function InvoiceTable({ list, toolbar }: { list: Listed<InvoiceRow>; toolbar?: ReactNode }) {
  return (
    <DataTable
      label="Invoices"
      columns={COLUMNS}
      rows={list.rows}
      rowKey={({ id }) => id}
      server={list.server}
      loading={list.loading}
      error={list.failed}
      onRetry={list.reload}
      searchable={false}
      toolbar={toolbar}
      opening={({ id }) => urlFor('admin.invoice', { id })}
      sentences={{
        loading: 'Loading invoices... Please wait!',
        empty: 'No such invoices.',
        error: 'Could not load the invoices. Please try again.',
      }}
    />
  )
}
