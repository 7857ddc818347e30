import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { DashboardButton } from '#admin/console/components/dashboard_button'
import { ApprovalBadge, type ApprovalData } from '../components/approval_badge'

const SHOWN = [
  { value: 'waiting', label: 'Waiting for me' },
  { value: 'asked', label: 'Asked by me' },
  { value: 'open', label: 'Waiting for anyone' },
  { value: 'decided', label: 'Decided' },
]

const EMPTY: Record<string, string> = {
  waiting: 'Nothing for you to approve',
  asked: 'You have not asked for anything',
  open: 'Nothing is waiting for approval',
  decided: 'Nothing has been decided yet',
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
  { header: 'Until', value: ({ endedText, expiresText }) => (endedText ? null : expiresText) },
  {
    header: 'State',
    value: 'statusText',
    cell: (approval) => <ApprovalBadge approval={approval} />,
    phone: 'end',
  },
]

const approvalHref = ({ id }: ApprovalData) => urlFor('admin.approval', { id })

interface ApprovalsProps {
  listQuery: ListParams
  approvals?: PaginatedRows<ApprovalData>
}

export default function Approvals({ listQuery, approvals }: ApprovalsProps) {
  const show = listQuery.show ?? 'waiting'
  const list = useServerList(approvals, { prop: 'approvals', listQuery })
  useLiveProps('tasks', ['approvals', 'approvalsWaiting'], { pauseMs: 5_000 })
  return (
    <>
      <PageHeader
        title="Approvals"
        description="Requests that need a second person to approve. You choose under Settings what needs approval."
        actions={
          <DashboardButton
            url={urlFor('admin.settings', {}, { qs: { group: 'Approvals and proof' } })}
          >
            Settings
          </DashboardButton>
        }
      />
      <DataTable
        label="Approvals"
        columns={COLUMNS}
        list={list}
        sentences={{
          of: 'approvals',
          empty: EMPTY[show] ?? EMPTY.waiting!,
          hint: 'Refunds, credits and prices wait here if a second person must approve them.',
        }}
        search="Search approvals"
        opening={approvalHref}
        rowMenu={(approval) => [{ label: 'Open', href: approvalHref(approval), as: Link }]}
        filters={[{ name: 'show', label: 'Show', options: SHOWN, defaultValue: show }]}
      />
    </>
  )
}
