import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { PageHeader } from '~/ui/page_header'
import { type BillingInvoiceRow, BillingInvoiceTable } from '../components/billing_invoice_table'
import { type BillingRunRow, BillingRunBadge } from '../components/billing_run_table'

interface BillingRunProps {
  listQuery: ListParams
  run: BillingRunRow
  failures: { organizationId: number; name: string; reason: string }[]
  invoices?: PaginatedRows<BillingInvoiceRow>
}

export default function BillingRunPage({ listQuery, run, failures, invoices }: BillingRunProps) {
  const list = useServerList(invoices, { prop: 'invoices', listQuery })
  const { busy, send } = useApiCall()
  const { cycle, from } = run

  async function again() {
    const outcome = await send('api.admin.billing_runs.store', { body: { cycle, from } })
    if (showOutcome(outcome)) router.reload()
  }

  return (
    <>
      <PageHeader
        title={`${cycle}, ${run.periodText}`}
        documentTitle={`${cycle} run`}
        badge={<BillingRunBadge run={run} />}
        description={`Started ${run.startedText}, ${run.startedBy ?? 'automatically'}.`}
        back={{ label: 'Billing Runs', href: urlFor('admin.billing_runs', {}), as: Link }}
        actions={
          <Button variant="secondary" busy={busy} busyLabel="Starting..." onClick={again}>
            Run Again
          </Button>
        }
      />
      <div className="grid gap-6">
        <Card>
          <DefinitionList
            columns={3}
            items={[
              { term: 'Invoices', value: `${run.invoiced} for ${run.totalText} in all` },
              { term: 'Nothing to invoice', value: run.nothing },
              { term: 'Failed', value: run.failed },
            ]}
          />
        </Card>
        {failures.length > 0 && (
          <Card title="Could not be invoiced">
            <ul className="divide-y text-sm">
              {failures.map(({ organizationId, name, reason }) => (
                <li key={organizationId} className="py-2">
                  <span className="font-medium">{name}</span>
                  <span className="block break-words text-ink-muted">{reason}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <BillingInvoiceTable list={list} />
      </div>
    </>
  )
}
