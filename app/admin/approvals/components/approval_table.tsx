import { Link } from '@adonisjs/inertia/react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { ApprovalBadge, type ApprovalData } from './approval_badge'

const SHOWN = [
  { value: 'waiting', label: 'Waiting for me' },
  { value: 'asked', label: 'Asked by me' },
  { value: 'open', label: 'Waiting for anyone' },
  { value: 'decided', label: 'Decided' },
]

const EMPTY: Record<string, string> = {
  waiting: 'Nothing for you to approve.',
  asked: 'You have not asked for anything.',
  open: 'Nothing is waiting for approval.',
  decided: 'Nothing has been decided yet.',
}

export function ApprovalTable({
  list,
  show,
}: {
  list: ServerListState<ApprovalData>
  show: string
}) {
  const address = ({ id }: ApprovalData) => urlFor('admin.approval', { id })
  return (
    <DataTable
      label="Approvals"
      columns={COLUMNS}
      list={list}
      sentences={{ of: 'approvals', empty: EMPTY[show] ?? EMPTY.waiting! }}
      search="Search approvals"
      opening={address}
      rowMenu={(approval) => [{ label: 'Open', href: address(approval), as: Link }]}
      filters={[{ name: 'show', label: 'Show', options: SHOWN, usual: show }]}
    />
  )
}

const COLUMNS: TableColumn<ApprovalData>[] = [
  {
    header: 'What',
    value: 'title',
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    phone: 'title',
  },
  { header: 'Kind', value: 'kindLabel' },
  { header: 'Asked By', value: 'askedBy' },
  { header: 'Asked', value: 'askedText' },
  { header: 'Until', value: ({ endedText, expiresText }) => (endedText ? '--' : expiresText) },
  {
    header: 'State',
    value: 'statusText',
    cell: (approval) => <ApprovalBadge approval={approval} />,
    phone: 'end',
  },
]
