import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import type { Range } from '~/ui/align_range'
import { type Column, DataTable } from '~/ui/data_table'
import { listParams, type TableSource, type useServerTable } from '../console/use_server_table'

export type AuditRow = Data.Admin.AuditEntry

/** Of some days, or of all. */
export function auditSource({ start, end }: Range): TableSource {
  const days = { ...(start && { startDate: start }), ...(end && { endDate: end }) }
  return {
    url: (query) =>
      urlFor('api.admin.audit_entries.index', {}, { qs: { ...listParams(query), ...days } }),
    csvUrl: (query) => {
      const { condition } = listParams(query)
      const qs = { ...(condition && { condition }), ...days }
      return urlFor('api.admin.audit_exports.show', {}, { qs })
    },
  }
}

const COLUMNS: Column<AuditRow>[] = [
  {
    id: 'date',
    header: 'Date',
    value: ({ date }) => date,
    sortable: false,
    cell: ({ date, day, time }) => (
      <time dateTime={date} className="whitespace-nowrap">
        {day}
        <span className="block text-ink-muted">{time}</span>
      </time>
    ),
  },
  {
    id: 'who',
    header: 'Who',
    value: ({ who }) => who,
    sortable: false,
    cell: ({ who, email }) => (
      <>
        <span className="font-medium">{who}</span>
        <span className="block break-all text-ink-muted">{email}</span>
      </>
    ),
  },
  {
    id: 'what',
    header: 'What',
    value: ({ actionText }) => actionText,
    sortable: false,
    cell: ({ actionText, subject }) => (
      <>
        {actionText}
        <span className="block text-ink-muted">{subject}</span>
      </>
    ),
  },
  {
    id: 'changes',
    header: 'Changes',
    value: ({ changes }) => changes.map(({ field }) => field).join(', '),
    sortable: false,
    hideOnPhone: true,
  },
]

const SENTENCES = {
  loading: 'Loading the audit log... Please wait!',
  empty: 'No records found!',
  error: 'Could not load the audit log. Please try again.',
}

interface AuditTableProps {
  list: ReturnType<typeof useServerTable<AuditRow>>
  onOpen: (row: AuditRow) => void
}

export function AuditTable({ list, onOpen }: AuditTableProps) {
  return (
    <DataTable
      label="Audit Log"
      columns={COLUMNS}
      rows={list.rows}
      rowKey={({ id }) => id}
      server={list.server}
      loading={list.loading}
      error={list.failed}
      onRetry={list.reload}
      sentences={SENTENCES}
      searchable
      searchLabel="Search who or what"
      csv
      print
      rowMenu={(row) => [{ label: 'View Details', onSelect: () => onOpen(row) }]}
    />
  )
}
