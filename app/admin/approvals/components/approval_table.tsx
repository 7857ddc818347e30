import { Link } from '@adonisjs/inertia/react'
import type { Listed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { NativeSelect } from '~/ui/native_select'
import { ApprovalBadge, type ShownApproval } from './approval_words'

const SHOWN = [
  { value: 'waiting', label: 'Waiting for me' },
  { value: 'asked', label: 'Asked by me' },
  { value: 'open', label: 'Waiting for anybody' },
  { value: 'decided', label: 'Decided' },
]

const EMPTY: Record<string, string> = {
  waiting: 'Nothing waits for you.',
  asked: 'You have not asked for anything.',
  open: 'Nothing waits for approval.',
  decided: 'Nothing has been decided yet.',
}

/** What was asked for; a row opens the page on which it is decided. */
export function ApprovalTable({ list, show }: { list: Listed<ShownApproval>; show: string }) {
  const address = ({ id }: ShownApproval) => urlFor('admin.approval', { id })
  return (
    <DataTable
      label="Approvals"
      columns={COLUMNS}
      rows={list.rows}
      rowKey={({ id }) => id}
      server={list.server}
      loading={list.loading}
      error={list.failed}
      onRetry={list.reload}
      sentences={{
        loading: 'Loading approvals... Please wait!',
        empty: EMPTY[show] ?? EMPTY.waiting!,
        error: 'Could not load the approvals. Please try again.',
      }}
      searchable
      searchLabel="Search approvals"
      opening={address}
      rowMenu={(approval) => [{ label: 'Open', href: address(approval), as: Link }]}
      toolbar={
        <NativeSelect
          aria-label="Show"
          options={SHOWN}
          value={show}
          onChange={(chosen) => list.filter({ show: chosen })}
          className="max-sm:min-h-11"
        />
      }
    />
  )
}

const COLUMNS: Column<ShownApproval>[] = [
  {
    id: 'title',
    sortable: false,
    header: 'What',
    value: ({ title }) => title,
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    phone: 'title',
  },
  { id: 'kind', header: 'Kind', value: ({ kindLabel }) => kindLabel, sortable: false },
  { id: 'who', header: 'Asked By', value: ({ askedBy }) => askedBy, sortable: false },
  { id: 'when', header: 'Asked', value: ({ askedText }) => askedText, sortable: false },
  {
    id: 'until',
    sortable: false,
    header: 'Until',
    value: ({ endedText, expiresText }) => (endedText ? '--' : expiresText),
  },
  {
    id: 'state',
    sortable: false,
    header: 'State',
    value: ({ statusText }) => statusText,
    cell: (approval) => <ApprovalBadge approval={approval} />,
    phone: 'end',
  },
]
