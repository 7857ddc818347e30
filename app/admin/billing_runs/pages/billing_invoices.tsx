import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { INVOICE_FILTER_OPTIONS } from '#shipping/invoicing/components/invoice_columns'
import { DashboardButton } from '#admin/console/components/dashboard_button'
import { type AgeingTableRow, AgeingTable } from '../components/ageing_table'
import { type BillingInvoiceRow, BillingInvoiceTable } from '../components/billing_invoice_table'

interface BillingInvoicesProps {
  listQuery: ListParams
  customer: string | null
  ageing: AgeingTableRow[]
  total: AgeingTableRow
  invoices?: PaginatedRows<BillingInvoiceRow>
}

const AGES = [
  { value: '0', label: 'Not due' },
  { value: '1', label: 'Up to 30 days overdue' },
  { value: '31', label: '31 to 60 days' },
  { value: '61', label: '61 to 90 days' },
  { value: '91', label: 'Over 90 days' },
]

const FILTERS = [
  { name: 'show', label: 'State', options: INVOICE_FILTER_OPTIONS, all: 'All invoices' },
  { name: 'age', label: 'Age', options: AGES, all: 'Any age' },
]

export default function BillingInvoices(props: BillingInvoicesProps) {
  const { listQuery, customer, ageing, total } = props
  const list = useServerList(props.invoices, { prop: 'invoices', also: ['customer'], listQuery })
  return (
    <>
      <PageHeader
        title="Invoices"
        description="Invoices of businesses on credit. Unpaid amounts are grouped by days overdue."
      />
      <div className="grid gap-6">
        {ageing.length === 0 ? (
          !list.hasNoRows && <p className="text-sm text-ink-muted">No unpaid invoices.</p>
        ) : (
          <section aria-labelledby="owed">
            <h2 id="owed" className="mb-3 font-semibold">
              Owed, by age
            </h2>
            <AgeingTable
              rows={ageing}
              total={total}
              onChoose={({ organizationId }) =>
                list.filter({ organization: String(organizationId) })
              }
            />
          </section>
        )}
        <section aria-labelledby="invoices">
          <h2 id="invoices" className="mb-3 font-semibold">
            All invoices
          </h2>
          <BillingInvoiceTable
            list={list}
            filters={FILTERS}
            nothingYet={
              <EmptyState
                title="No invoices yet"
                action={
                  <DashboardButton url={urlFor('admin.billing_runs', {})}>
                    Billing Runs
                  </DashboardButton>
                }
              >
                A billing run makes them.
              </EmptyState>
            }
            toolbar={
              customer && (
                <Button variant="ghost" onClick={() => list.filter({ organization: null })}>
                  {`Only ${customer}. Show all`}
                </Button>
              )
            }
          />
        </section>
      </div>
    </>
  )
}
