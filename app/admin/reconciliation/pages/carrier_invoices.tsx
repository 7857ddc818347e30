import { Link } from '@adonisjs/inertia/react'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button_style'
import { PageHeader } from '~/ui/page_header'
import { InvoiceTable, type ShownInvoice } from '../components/invoice_table'

interface CarrierInvoicesProps {
  question: Question
  invoices?: Paged<ShownInvoice>
}

/** What couriers have billed us. */
export default function CarrierInvoices({ question, invoices }: CarrierInvoicesProps) {
  const list = useListed(invoices, { prop: 'invoices', question })
  return (
    <>
      <PageHeader
        title="Courier Invoices"
        description="What couriers bill us, line by line, beside what they estimated and what we charged."
        actions={
          <Link href={urlFor('admin.new_carrier_invoice', {})} className={buttonClass({})}>
            Import an Invoice
          </Link>
        }
      />
      <InvoiceTable list={list} />
    </>
  )
}
