import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'

export type CarrierInvoiceRow = Data.Admin.Reconciliation.Invoice

export const COURIER_OPTIONS = [
  { value: 'dhl', label: 'DHL' },
  { value: 'fedex', label: 'FedEx' },
  { value: 'ups', label: 'UPS' },
  { value: 'aramex', label: 'Aramex' },
]

const INVOICE_STATE_OPTIONS = [
  { value: 'open', label: 'With open lines' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'settled', label: 'Settled' },
]

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

const COLUMNS: TableColumn<CarrierInvoiceRow>[] = [
  {
    id: 'name',
    header: 'Invoice',
    sortable: false,
    phone: 'title',
    value: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'State',
    sortable: false,
    phone: 'end',
    value: ({ state }) => state,
    cell: (invoice) => <CarrierInvoiceBadge invoice={invoice} />,
  },
  {
    id: 'total',
    header: 'Total',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ totalText }) => totalText,
    cell: ({ totalText, differenceText }) => (
      <>
        {totalText}
        {differenceText && (
          <span className="block text-danger">Lines differ by {differenceText}</span>
        )}
      </>
    ),
  },
  {
    id: 'lines',
    header: 'Lines',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ lines }) => lines.toLocaleString('en-NG'),
  },
  {
    id: 'day',
    header: 'Invoice date',
    sortable: false,
    phone: 'labelled',
    value: ({ dayText }) => dayText,
  },
  {
    id: 'by',
    header: 'Imported',
    sortable: false,
    phone: 'line',
    value: ({ importedBy, importedText }) =>
      importedBy ? `${importedText}, ${importedBy}` : importedText,
  },
]

interface CarrierInvoiceTableProps {
  list: ServerListState<CarrierInvoiceRow>
}

export function CarrierInvoiceTable({ list }: CarrierInvoiceTableProps) {
  const { question } = list
  const isNarrowed = Boolean(question.search || question.carrier || question.state)
  return (
    <DataTable
      label="Courier invoices"
      columns={COLUMNS}
      list={list}
      opening={({ id }) => urlFor('admin.carrier_invoice', { id })}
      searchable
      searchLabel="Search invoice numbers"
      sentences={{
        of: 'invoices',
        empty: isNarrowed ? 'No invoices found.' : 'No courier invoices yet.',
      }}
      filters={[
        { name: 'carrier', label: 'Courier', all: 'All couriers', options: COURIER_OPTIONS },
        { name: 'state', label: 'State', all: 'All states', options: INVOICE_STATE_OPTIONS },
      ]}
    />
  )
}
