import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import type { Range } from '~/ui/align_range'
import type { Column } from '~/ui/data_table'
import { ServerList } from '#admin/console/components/server_list'
import {
  listParams,
  type TableSource,
  type useServerTable,
} from '#admin/console/components/use_server_table'

export type AuditRow = Data.Admin.Audit.AuditEntry

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

interface AuditTableProps {
  list: ReturnType<typeof useServerTable<AuditRow>>
  onOpen: (row: AuditRow) => void
}

export function AuditTable({ list, onOpen }: AuditTableProps) {
  return (
    <ServerList
      of="the audit log"
      label="Audit Log"
      searchLabel="Search who or what"
      columns={COLUMNS}
      list={list}
      rowMenu={(row) => [{ label: 'View Details', onSelect: () => onOpen(row) }]}
    />
  )
}
