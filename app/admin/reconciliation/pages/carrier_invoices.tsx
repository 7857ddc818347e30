import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
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
      />
      <CarrierInvoiceTable list={list} />
    </>
  )
}
