import { Badge, type BadgeTone } from '~/ui/badge'
import { type Column, DataTable } from '~/ui/data_table'
import type { KeyCall } from './types'

const SENTENCES = {
  loading: 'Loading the calls...',
  empty: 'No calls match in the last 30 days.',
  error: 'Could not load the calls. Please try again.',
}

const COLUMNS: Column<KeyCall>[] = [
  {
    id: 'at',
    header: 'Time',
    value: ({ at }) => at,
    cell: ({ at, moment }) => <time dateTime={at}>{moment}</time>,
  },
  {
    id: 'call',
    header: 'Call',
    value: ({ method, path }) => `${method} ${path}`,
    cell: ({ method, path }) => (
      <code className="break-all">
        <span className="font-semibold">{method}</span> {path}
      </code>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status, errorCode }) => [status, errorCode].filter(Boolean).join(' '),
    cell: ({ status, errorCode }) => (
      <>
        <Badge tone={toneOf(status)}>{status}</Badge>
        {errorCode && <code className="mt-1 block text-xs break-all">{errorCode}</code>}
      </>
    ),
  },
  {
    id: 'duration',
    header: 'Took',
    numeric: true,
    hideOnPhone: true,
    value: ({ durationMs }) => durationMs,
    cell: ({ durationMs }) => `${durationMs} ms`,
  },
  { id: 'from', header: 'From', hideOnPhone: true, value: ({ address }) => address },
  {
    id: 'request',
    header: 'Request ID',
    hideOnPhone: true,
    value: ({ requestId }) => requestId,
    cell: ({ requestId }) => <code className="text-xs break-all">{requestId}</code>,
  },
]

/** One page of the log, as it was searched: the question above is the search. */
export function CallTable({ calls }: { calls: readonly KeyCall[] }) {
  return (
    <DataTable
      label="API calls"
      columns={COLUMNS}
      rows={calls}
      rowKey={({ id }) => id}
      sentences={SENTENCES}
      searchable={false}
      initialPageSize={50}
    />
  )
}

function toneOf(status: number): BadgeTone {
  if (status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}
