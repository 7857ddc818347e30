import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { INVOICE_LIST_COLUMNS } from '#shipping/invoicing/components/invoice_columns'

export type BillingInvoiceRow = Data.Shipping.Invoicing.Invoice.Variants['forStaff']

const [NUMBER, STATE, ...OTHERS] = INVOICE_LIST_COLUMNS

const COLUMNS: TableColumn<BillingInvoiceRow>[] = [
  NUMBER,
  STATE,
  { header: 'Business', value: 'customer', phone: 'line' },
  ...OTHERS,
]

export function BillingInvoiceTable({
  list,
  toolbar,
}: {
  list: ServerListState<BillingInvoiceRow>
  toolbar?: ReactNode
}) {
  return (
    <DataTable
      label="Invoices"
      columns={COLUMNS}
      list={list}
      toolbar={toolbar}
      opening={({ id }) => urlFor('admin.invoice', { id })}
      sentences={{ of: 'invoices' }}
    />
  )
}
