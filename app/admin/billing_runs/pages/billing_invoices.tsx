import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { INVOICE_FILTER_OPTIONS } from '#shipping/invoicing/components/invoice_columns'
import { type AgeingTableRow, AgeingTable } from '../components/ageing_table'
import { type BillingInvoiceRow, BillingInvoiceTable } from '../components/billing_invoice_table'

interface BillingInvoicesProps {
  listQuery: ListParams
  customer: string | null
  ageing: AgeingTableRow[]
  total: AgeingTableRow
  invoices?: PaginatedRows<BillingInvoiceRow>
}

const OVERDUE_FILTERS = [
  { value: '0', label: 'Not due' },
  { value: '1', label: 'Up to 30 days overdue' },
  { value: '31', label: '31 to 60 days' },
  { value: '61', label: '61 to 90 days' },
  { value: '91', label: 'Over 90 days' },
]

export default function BillingInvoices(props: BillingInvoicesProps) {
  const { listQuery, customer, ageing, total } = props
  const list = useServerList(props.invoices, { prop: 'invoices', also: ['customer'], listQuery })
  return (
    <>
      <PageHeader
        title="Invoices"
        description="Invoices of businesses on credit. Unpaid amounts are grouped by days overdue."
        back={{ label: 'Billing Runs', href: urlFor('admin.billing_runs', {}), as: Link }}
      />
      <div className="grid gap-6">
        <AgeingTable
          rows={ageing}
          total={total}
          onChoose={({ organizationId }) => list.filter({ organization: String(organizationId) })}
        />
        <BillingInvoiceTable
          list={list}
          toolbar={
            <>
              <NativeSelect
                aria-label="State"
                placeholder="All invoices"
                options={INVOICE_FILTER_OPTIONS}
                value={listQuery.show ?? ''}
                onChange={(show) => list.filter({ show, age: null })}
              />
              <NativeSelect
                aria-label="Age"
                placeholder="Any age"
                options={OVERDUE_FILTERS}
                value={listQuery.age ?? ''}
                onChange={(age) => list.filter({ age, show: null })}
              />
              {customer && (
                <Button variant="ghost" onClick={() => list.filter({ organization: null })}>
                  {`Only ${customer}. Show all`}
                </Button>
              )}
            </>
          }
        />
      </div>
    </>
  )
}
