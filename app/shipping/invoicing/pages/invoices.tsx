import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { FileText } from 'lucide-react'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { type Invoice, InvoiceBadge } from '../components/invoice_words'

const COLUMNS: Column<Invoice>[] = [
  { id: 'number', header: 'Number', value: ({ number }) => number, phone: 'title' },
  {
    id: 'state',
    header: 'State',
    value: ({ stateText }) => stateText,
    cell: (invoice) => <InvoiceBadge invoice={invoice} />,
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
    phone: 'labelled',
  },
  {
    id: 'total',
    header: 'Total',
    value: ({ total }) => total,
    cell: ({ totalText }) => totalText,
    numeric: true,
    phone: 'labelled',
  },
  {
    id: 'open',
    header: 'To pay',
    value: ({ open }) => open,
    cell: ({ openText, isCreditNote }) => (isCreditNote ? '--' : openText),
    numeric: true,
    phone: 'labelled',
  },
]

/** What a business on credit was invoiced, the latest first. */
export default function Invoices({ invoices }: { invoices: Invoice[] }) {
  return (
    <>
      <Head title="Invoices" />
      <PageHeader
        title="Invoices"
        description="Money that arrives in your business wallet pays your oldest invoices first."
        back={{ label: 'My Wallet', href: urlFor('wallet.balance', {}), as: Link }}
      />
      {invoices.length === 0 ? (
        <EmptyState icon={<FileText />} title="No invoices yet">
          Businesses that pay on credit get an invoice at the end of each billing cycle.
        </EmptyState>
      ) : (
        <DataTable
          label="Invoices"
          columns={COLUMNS}
          rows={invoices}
          rowKey={({ id }) => id}
          opening={({ id }) => urlFor('shipping.invoice', { id })}
          sentences={{ loading: '', empty: 'No such invoices.', error: '' }}
          searchLabel="Search invoices"
          csv
        />
      )}
    </>
  )
}
