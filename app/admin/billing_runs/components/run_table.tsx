import type { Data } from '@generated/data'
import type { Listed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { type Column, DataTable } from '~/ui/data_table'

export type Run = Data.Admin.BillingRuns.BillingRun

export function RunBadge({ run: { isFinished, failed } }: { run: Run }) {
  if (!isFinished) return <Badge tone="info">Running</Badge>
  if (failed > 0) return <Badge tone="danger">{`${failed} failed`}</Badge>
  return <Badge tone="success">Done</Badge>
}

const COLUMNS: Column<Run>[] = [
  {
    id: 'period',
    header: 'Period',
    value: ({ cycle, periodText }) => `${cycle}, ${periodText}`,
    sortable: false,
    phone: 'title',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ isFinished }) => (isFinished ? 'Done' : 'Running'),
    cell: (run) => <RunBadge run={run} />,
    sortable: false,
    phone: 'end',
  },
  {
    id: 'invoiced',
    header: 'Invoices',
    value: ({ invoiced }) => invoiced,
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'total',
    header: 'Total',
    value: ({ totalText }) => totalText,
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'started',
    header: 'Started',
    value: ({ startedText, startedBy }) => `${startedText}, ${startedBy ?? 'by itself'}`,
    sortable: false,
    phone: 'line',
  },
]

export function RunTable({ list }: { list: Listed<Run> }) {
  return (
    <DataTable
      label="Billing runs"
      columns={COLUMNS}
      list={list}
      opening={({ id }) => urlFor('admin.billing_run', { id })}
      sentences={{ of: 'billing runs', empty: 'No period has been billed yet.' }}
    />
  )
}
