import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { urlFor } from '~/client'
import { CopyButton } from '~/ui/copy_button'
import { type TableColumn, DataTable } from '~/ui/data_table'

type SealTableRow = Data.Admin.Proof.MailedSeal

const COLUMNS: TableColumn<SealTableRow>[] = [
  { header: 'Day', value: 'day', cell: 'dayText', sort: 'day', phone: 'title' },
  { header: 'Transfers', value: 'transfers', numeric: true },
  { header: 'Audit log', value: 'auditLines', numeric: true },
  { header: 'Mailed to', value: ({ mailedTo }) => mailedTo.join(', ') || 'Nobody' },
  {
    header: 'Root',
    value: 'root',
    cell: ({ root, dayText }) => (
      <span className="flex items-center gap-2">
        <code className="text-xs" title={root}>
          {root.slice(0, 16)}…
        </code>
        <CopyButton
          value={root}
          variant="ghost"
          size="sm"
          label={
            <>
              Copy<span className="sr-only"> the root of {dayText}</span>
            </>
          }
        />
      </span>
    ),
    phone: 'line',
  },
]

interface SealTableProps {
  seals: SealTableRow[]
  isMailed: boolean
  isPublished: boolean
}

export function SealTable({ seals, isMailed, isPublished }: SealTableProps) {
  return (
    <section aria-labelledby="seals" className="grid min-w-0 gap-2">
      <h2 id="seals" className="font-semibold">
        Daily seals
      </h2>
      <p className="text-sm text-ink-muted">
        {isMailed ? 'Each seal is mailed when it is made.' : 'We do not e-mail the seals.'}{' '}
        {isPublished ? (
          <>
            Anybody can read them at{' '}
            <a href={urlFor('admin.published_seals', {})} className="link">
              /seals.json
            </a>
            .
          </>
        ) : (
          'Nobody outside can read them.'
        )}{' '}
        <Link
          href={urlFor('admin.settings', {}, { qs: { group: 'Approvals and proof' } })}
          className="link"
        >
          Change this in Settings
        </Link>
      </p>
      <DataTable
        label="Seals"
        columns={COLUMNS}
        rows={seals}
        rowKey={({ number }) => number}
        sentences={{ empty: 'No seals yet. The first one is made after midnight.' }}
        csv
      />
    </section>
  )
}
