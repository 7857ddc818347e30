import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button_style'
import { PageHeader } from '~/ui/page_header'
import { CarrierInvoiceTable, type CarrierInvoiceRow } from '../components/carrier_invoice_table'

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
        actions={
          <Link href={urlFor('admin.new_carrier_invoice', {})} className={buttonClass({})}>
            Import an Invoice
          </Link>
        }
      />
      <CarrierInvoiceTable list={list} />
    </>
  )
}
