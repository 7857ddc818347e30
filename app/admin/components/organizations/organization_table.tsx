import type { ReactNode } from 'react'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { statusCell, statusText } from '../console/status_cell'
import { listParams, type TableSource, type useServerTable } from '../console/use_server_table'
import type { OrganizationRow } from './organization_form'

export const ORGANIZATIONS: TableSource = {
  url: (query) => urlFor('api.admin.organization_records.index', {}, { qs: listParams(query) }),
  csvUrl: (query) => {
    const { page, perPage, ...question } = listParams(query)
    return urlFor('api.admin.organization_exports.show', {}, { qs: question })
  },
}

const COLUMNS: Column<OrganizationRow>[] = [
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
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
  },
  {
    id: 'contactPhoneNumber',
    header: 'Phone Number',
    value: ({ contactPhoneNumber }) => contactPhoneNumber,
  },
  { id: 'contactEmail', header: 'Email', value: ({ contactEmail }) => contactEmail },
  {
    id: 'billingGroupName',
    header: 'Billing Group',
    value: ({ billingGroupName }) => billingGroupName,
  },
  { id: 'status', header: 'Status', value: statusText, cell: statusCell },
]

const SENTENCES = {
  loading: 'Loading organizations... Please wait!',
  empty: 'No records found!',
  error: 'Could not load organizations. Please try again.',
}

interface OrganizationTableProps {
  list: ReturnType<typeof useServerTable<OrganizationRow>>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'form', row: OrganizationRow) => void
}

export function OrganizationTable({ list, toolbar, onOpen }: OrganizationTableProps) {
  return (
    <DataTable
      label="Organizations"
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
      searchLabel="Search organizations"
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
