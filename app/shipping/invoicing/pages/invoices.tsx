import { Link } from '@adonisjs/inertia/react'
import { FileText } from 'lucide-react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button_style'
import { DataTable } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { formatNaira } from '~/ui/money'
import { PageHeader } from '~/ui/page_header'
import { INVOICE_LIST_COLUMNS, INVOICE_FILTER_OPTIONS } from '../components/invoice_columns'
import type { BillingInvoiceData } from '../components/invoice_badge'

interface InvoicesProps {
  listQuery: ListParams
  /** The last day before the next invoice; null if the business is not billed. */
  billedUntil: string | null
  /** Naira that the business may owe, or 0. */
  creditLimit: number
  invoices?: PaginatedRows<BillingInvoiceData>
}

export default function Invoices({ listQuery, invoices, ...credit }: InvoicesProps) {
  const list = useServerList(invoices, { prop: 'invoices', listQuery })
  return (
    <>
      <PageHeader
        title="Invoices"
        description={
          list.hasNoRows && !credit.billedUntil
            ? undefined
            : 'Money you add to your business wallet pays your oldest invoices first.'
        }
        back={{ label: 'My Wallet', href: urlFor('wallet.balance', {}), as: Link }}
      />
      <DataTable
        label="Invoices"
        columns={INVOICE_LIST_COLUMNS}
        list={list}
        opening={({ id }) => urlFor('shipping.invoice', { id })}
        sentences={{ of: 'invoices' }}
        csv
        filters={[
          { name: 'show', label: 'State', all: 'All invoices', options: INVOICE_FILTER_OPTIONS },
        ]}
        nothingYet={<NoInvoicesYet {...credit} />}
      />
    </>
  )
}

function NoInvoicesYet({
  billedUntil,
  creditLimit,
}: Pick<InvoicesProps, 'billedUntil' | 'creditLimit'>) {
  if (billedUntil) {
    return (
      <EmptyState icon={<FileText />} title="No invoices yet">
        {`Your first invoice comes after ${billedUntil}, for everything charged to your wallet by then.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<FileText />}
      title="No invoices"
      action={
        <Link href={urlFor('wallet.transactions', {})} className={buttonClass({})}>
          See Transactions
        </Link>
      }
    >
      {creditLimit > 0
        ? `Your business has ${formatNaira(creditLimit)} of credit, and is not invoiced for it. What it owes shows as a negative wallet balance.`
        : 'Invoices are for businesses that pay on credit. You pay for each shipment when you book it.'}
    </EmptyState>
  )
}
