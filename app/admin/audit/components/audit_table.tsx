import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import type { ServerRows } from '~/api/use_server_rows'
import type { Column } from '~/ui/data_table'
import { ServerList } from '#admin/console/components/server_list'

export type AuditRow = Data.Admin.Audit.AuditEntry

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
    cell: ({ actionText, ...subject }) => (
      <>
        {actionText}
        <span className="block text-ink-muted">
          <Subject {...subject} />
        </span>
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

/** What was changed, and the way to where it can be looked at. */
export function Subject({ subject, subjectHref }: Pick<AuditRow, 'subject' | 'subjectHref'>) {
  if (!subjectHref) return subject
  return (
    <Link href={subjectHref} className="link">
      {subject}
    </Link>
  )
}

interface AuditTableProps {
  list: ServerRows<AuditRow>
  onOpen: (row: AuditRow) => void
}

export function AuditTable({ list, onOpen }: AuditTableProps) {
  return (
    <ServerList
      of="the audit log"
      label="Audit Log"
      searchLabel="Search who, what or whose"
      columns={COLUMNS}
      list={list}
      rowMenu={(row) => [{ label: 'View Details', onSelect: () => onOpen(row) }]}
    />
  )
}
