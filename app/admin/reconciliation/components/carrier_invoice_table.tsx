import { Link } from '@adonisjs/inertia/react'
import { Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
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
  { header: 'Invoice', value: 'name', phone: 'title' },
  {
    header: 'State',
    value: 'state',
    cell: (invoice) => <CarrierInvoiceBadge invoice={invoice} />,
    phone: 'end',
  },
  {
    header: 'Total',
    value: 'totalText',
    cell: ({ totalText, differenceText }) => (
      <>
        {totalText}
        {differenceText && (
          <span className="block text-danger">Lines differ by {differenceText}</span>
        )}
      </>
    ),
    numeric: true,
  },
  { header: 'Lines', value: ({ lines }) => lines.toLocaleString('en-NG'), numeric: true },
  { header: 'Invoice date', value: 'dayText' },
  {
    header: 'Imported',
    value: ({ importedBy, importedText }) =>
      importedBy ? `${importedText}, ${importedBy}` : importedText,
    phone: 'line',
  },
]

export function CarrierInvoiceTable({ list }: { list: ServerListState<CarrierInvoiceRow> }) {
  return (
    <DataTable
      label="Courier invoices"
      columns={COLUMNS}
      list={list}
      opening={({ id }) => urlFor('admin.carrier_invoice', { id })}
      search="Search invoice numbers"
      sentences={{
        of: 'invoices',
        emptyUnfiltered: 'No courier invoices yet',
        hint: 'Import the CSV file of a courier. Each line is compared with its estimate and with what we charged.',
      }}
      toolbar={
        <Button as={Link} href={urlFor('admin.new_carrier_invoice', {})} icon={<Plus />}>
          Import an Invoice
        </Button>
      }
      filters={[
        { name: 'carrier', label: 'Courier', all: 'All couriers', options: COURIER_OPTIONS },
        { name: 'state', label: 'State', all: 'All states', options: INVOICE_STATE_OPTIONS },
      ]}
    />
  )
}
