import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import type { TableColumn } from '~/ui/data_table'
import { ConsoleList } from '#admin/console/components/console_list'

export type AuditRow = Data.Admin.Audit.AuditEntry

/** A phone shows action and subject first, then person and time. */
const AUDIT_TABLE_COLUMNS: TableColumn<AuditRow>[] = [
  {
    header: 'What',
    value: 'actionText',
    cell: ({ actionText }) => <span className="font-medium">{actionText}</span>,
    phone: 'title',
  },
  { header: 'To', value: 'subject', cell: (row) => <AuditSubjectLink {...row} />, phone: 'line' },
  {
    header: 'Changes',
    value: ({ changes }) => changes.map(({ field }) => field).join(', '),
    phone: 'hidden',
  },
  {
    header: 'Who',
    value: 'who',
    cell: ({ who, email }) => (
      <>
        {who}
        <span className="block break-all text-ink-muted max-sm:hidden">{email}</span>
      </>
    ),
    phone: 'line',
    width: 'w-52',
  },
  {
    header: 'Date',
    value: 'date',
    cell: ({ date, moment }) => (
      <time dateTime={date} className="whitespace-nowrap text-ink-muted">
        {moment}
      </time>
    ),
    phone: 'line',
  },
]

export function AuditSubjectLink({
  subject,
  subjectHref,
}: Pick<AuditRow, 'subject' | 'subjectHref'>) {
  if (!subjectHref) return subject
  return (
    <Link href={subjectHref} className="link">
      {subject}
    </Link>
  )
}

interface AuditTableProps {
  list: ServerListState<AuditRow>
  onOpen: (id: number) => void
}

export function AuditTable({ list, onOpen }: AuditTableProps) {
  return (
    <ConsoleList
      of="the audit log"
      label="Audit Log"
      search="Search who, what or whose"
      columns={AUDIT_TABLE_COLUMNS}
      list={list}
      opening={({ id }) =>
        () =>
          onOpen(id)
        }
    />
  )
}
