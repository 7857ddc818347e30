import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { DashboardButton } from '#admin/console/components/dashboard_button'
import { type BillingRunRow, BillingRunTable } from '../components/billing_run_table'
import { type BillingPeriodChoice, StartBillingRunCard } from '../components/start_billing_run_card'

interface BillingRunsProps {
  listQuery: ListParams
  isOn: boolean
  periods: BillingPeriodChoice[]
  runs?: PaginatedRows<BillingRunRow>
}

export default function BillingRuns({ listQuery, isOn, periods, runs }: BillingRunsProps) {
  const list = useServerList(runs, { prop: 'runs', listQuery })
  return (
    <>
      <PageHeader
        title="Billing Runs"
        description="At the end of each cycle, businesses on credit with a billing cycle get one invoice with their statement."
      />
      <div className="grid gap-6">
        {!isOn && (
          <Notice
            tone="info"
            title="Billing runs are off"
            action={
              <DashboardButton url={urlFor('admin.settings', {}, { qs: { group: 'Billing' } })}>
                Switch On
              </DashboardButton>
            }
          >
            No period is invoiced until you switch them on. A trial run works all the same.
          </Notice>
        )}
        <StartBillingRunCard periods={periods} isOn={isOn} />
        <BillingRunTable list={list} />
      </div>
    </>
  )
}
