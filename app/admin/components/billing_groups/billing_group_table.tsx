import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { statusCell, statusText } from '../console/status_cell'
import { listParams, type TableSource, type useServerTable } from '../console/use_server_table'

export type BillingGroupRow = Data.Admin.BillingGroup

export const BILLING_GROUPS: TableSource = {
  url: (query) => urlFor('api.admin.billing_groups.index', {}, { qs: listParams(query) }),
  csvUrl: (query) => {
    const { page, perPage, ...question } = listParams(query)
    return urlFor('api.admin.billing_group_exports.show', {}, { qs: question })
  },
}

const COLUMNS: Column<BillingGroupRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
  },
  {
    id: 'dateCreated',
    header: 'Date Created',
    value: ({ dateCreated }) => dateCreated,
    cell: ({ dateCreated, dayCreated }) => (
      <time dateTime={dateCreated} title={dateCreated} className="whitespace-nowrap">
        {dayCreated}
      </time>
    ),
  },
  { id: 'createdBy', header: 'Created By', value: ({ createdBy }) => createdBy },
  { id: 'status', header: 'Status', value: statusText, cell: statusCell },
]

const SENTENCES = {
  loading: 'Loading billing groups... Please wait!',
  empty: 'No records found!',
  error: 'Could not load billing groups. Please try again.',
}

interface BillingGroupTableProps {
  list: ReturnType<typeof useServerTable<BillingGroupRow>>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'form', row: BillingGroupRow) => void
}

export function BillingGroupTable({ list, toolbar, onOpen }: BillingGroupTableProps) {
  return (
    <DataTable
      label="Billing Groups"
      columns={COLUMNS}
      rows={list.rows}
      rowKey={({ id }) => id}
      server={list.server}
      loading={list.loading}
      error={list.failed}
      onRetry={list.reload}
      sentences={SENTENCES}
      numbered
      searchable
      searchLabel="Search billing groups"
      csv
      print
      toolbar={toolbar}
      rowMenu={(row) => [
        { label: 'View Details', onSelect: () => onOpen('detail', row) },
        { label: 'Edit Details', onSelect: () => onOpen('form', row) },
      ]}
    />
  )
}
