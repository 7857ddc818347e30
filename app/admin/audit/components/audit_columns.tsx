import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import type { TableColumn } from '~/ui/data_table'

export type AuditRow = Data.Admin.Audit.AuditEntry

/** An entry opens to show the others. */
const MAX_CHANGES = 3

/** A phone shows action and subject first, then person and time. */
export const AUDIT_COLUMNS: TableColumn<AuditRow>[] = [
  {
    header: 'What',
    value: 'actionText',
    cell: ({ actionText }) => <span className="font-medium">{actionText}</span>,
    phone: 'title',
  },
  {
    header: 'About',
    value: 'subject',
    cell: (row) => <AuditSubjectLink {...row} />,
    phone: 'line',
  },
  {
    header: 'Changes',
    value: ({ changes }) => changes.map(describeChange).join('. '),
    cell: ({ changes }) => (
      <>
        {changes.slice(0, MAX_CHANGES).map((change) => (
          <span key={change.field} className="line-clamp-3">
            {describeChange(change)}
          </span>
        ))}
        {changes.length > MAX_CHANGES && `and ${changes.length - MAX_CHANGES} more`}
      </>
    ),
    phone: 'hidden',
    width: 'w-72',
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
    width: 'w-44',
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

function describeChange({ field, before, after }: AuditRow['changes'][number]): string {
  return before === '--' ? `${field}: ${after}` : `${field}: ${before} → ${after}`
}

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
