import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import type { Listed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { INVOICE_COLUMNS, INVOICE_SENTENCES } from '#shipping/invoicing/components/invoice_columns'

export type InvoiceRow = Data.Shipping.Invoicing.Invoice.Variants['forStaff']

const [NUMBER, STATE, ...OTHERS] = INVOICE_COLUMNS

const COLUMNS: Column<InvoiceRow>[] = [
  NUMBER,
  STATE,
  {
    id: 'customer',
    header: 'Business',
    value: ({ customer }) => customer,
    sortable: false,
    phone: 'line',
  },
  ...OTHERS,
]

export function InvoiceTable({ list, toolbar }: { list: Listed<InvoiceRow>; toolbar?: ReactNode }) {
  return (
    <DataTable
      label="Invoices"
      columns={COLUMNS}
      list={list}
      toolbar={toolbar}
      opening={({ id }) => urlFor('admin.invoice', { id })}
      sentences={INVOICE_SENTENCES}
    />
  )
}
