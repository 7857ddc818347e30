import { Link } from '@adonisjs/inertia/react'
import { Plus } from 'lucide-react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import {
  CarrierInvoiceBadge,
  type CarrierInvoiceRow,
  COURIER_OPTIONS,
} from '../components/carrier_invoice_badge'

const INVOICE_STATE_OPTIONS = [
  { value: 'open', label: 'With open lines' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'settled', label: 'Settled' },
]

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

interface CarrierInvoicesProps {
  listQuery: ListParams
  invoices?: PaginatedRows<CarrierInvoiceRow>
}

export default function CarrierInvoices({ listQuery, invoices }: CarrierInvoicesProps) {
  const list = useServerList(invoices, { prop: 'invoices', listQuery })
  return (
    <>
      <PageHeader
        title="Courier Invoices"
        description="Courier bills line by line, compared with their estimate and what we charged."
      />
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
    </>
  )
}
