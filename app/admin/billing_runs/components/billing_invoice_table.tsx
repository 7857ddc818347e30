import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { Option } from '~/ui/option'
import { INVOICE_LIST_COLUMNS } from '#shipping/invoicing/components/invoice_columns'

export type BillingInvoiceRow = Data.Shipping.Invoicing.Invoice.Variants['forStaff']

const [NUMBER, STATE, ...OTHERS] = INVOICE_LIST_COLUMNS

const COLUMNS: TableColumn<BillingInvoiceRow>[] = [
  NUMBER,
  STATE,
  { header: 'Business', value: 'customer', phone: 'line' },
  ...OTHERS,
]

interface BillingInvoiceTableProps {
  list: ServerListState<BillingInvoiceRow>
  filters?: { name: string; label: string; options: Option<string>[]; all: string }[]
  toolbar?: ReactNode
  nothingYet?: ReactNode
}

export function BillingInvoiceTable(props: BillingInvoiceTableProps) {
  return (
    <DataTable
      label="Invoices"
      columns={COLUMNS}
      {...props}
      opening={({ id }) => urlFor('admin.invoice', { id })}
      sentences={{ of: 'invoices' }}
    />
  )
}
