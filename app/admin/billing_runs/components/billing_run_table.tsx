import { usePoll } from '@inertiajs/react'
import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { BACKGROUND_VISIT } from '~/live/use_live_props'
import { Badge } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'

export type BillingRunRow = Data.Admin.BillingRuns.BillingRun

export function BillingRunBadge({ run: { isFinished, failed } }: { run: BillingRunRow }) {
  if (!isFinished) return <RunningBadge />
  if (failed > 0) return <Badge tone="danger">{`${failed} failed`}</Badge>
  return <Badge tone="success">Done</Badge>
}

/** Follows the run until it is done. */
function RunningBadge() {
  usePoll(2_000, { only: ['run', 'runs', 'failures', 'invoices'], ...BACKGROUND_VISIT })
  return <Badge tone="info">Running</Badge>
}

const COLUMNS: TableColumn<BillingRunRow>[] = [
  { header: 'Period', value: ({ cycle, periodText }) => `${cycle}, ${periodText}`, phone: 'title' },
  {
    header: 'State',
    value: ({ isFinished }) => (isFinished ? 'Done' : 'Running'),
    cell: (run) => <BillingRunBadge run={run} />,
    phone: 'end',
  },
  { header: 'Invoices', value: 'invoiced', numeric: true },
  { header: 'Total', value: 'totalText', numeric: true },
  {
    header: 'Started',
    value: ({ startedText, startedBy }) => `${startedText}, ${startedBy ?? 'automatically'}`,
    phone: 'line',
  },
]

export function BillingRunTable({ list }: { list: ServerListState<BillingRunRow> }) {
  return (
    <DataTable
      label="Billing runs"
      columns={COLUMNS}
      list={list}
      opening={({ id }) => urlFor('admin.billing_run', { id })}
      sentences={{
        of: 'billing runs',
        empty: 'No period has been billed yet',
        hint: 'A run starts when a week, two weeks or a month ends, or when you press Run Now.',
      }}
    />
  )
}
