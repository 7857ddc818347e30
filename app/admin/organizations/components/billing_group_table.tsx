import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import type { Column } from '~/ui/data_table'
import { statusCell, statusText } from '#admin/console/components/status_cell'
import { dateCreatedColumn, nameColumn, ServerList } from '#admin/console/components/server_list'
import {
  listParams,
  type TableSource,
  type useServerTable,
} from '#admin/console/components/use_server_table'

export type BillingGroupRow = Data.Admin.Organizations.BillingGroup

export const BILLING_GROUPS: TableSource = {
  url: (query) => urlFor('api.admin.billing_groups.index', {}, { qs: listParams(query) }),
  csvUrl: (query) => {
    const { page, perPage, ...question } = listParams(query)
    return urlFor('api.admin.billing_group_exports.show', {}, { qs: question })
  },
}

const COLUMNS: Column<BillingGroupRow>[] = [
  nameColumn(),
  dateCreatedColumn(),
  { id: 'createdBy', header: 'Created By', value: ({ createdBy }) => createdBy },
  { id: 'status', header: 'Status', value: statusText, cell: statusCell },
]

interface BillingGroupTableProps {
  list: ReturnType<typeof useServerTable<BillingGroupRow>>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'form', row: BillingGroupRow) => void
}

export function BillingGroupTable({ list, toolbar, onOpen }: BillingGroupTableProps) {
  return (
    <ServerList
      of="billing groups"
      label="Billing Groups"
      searchLabel="Search billing groups"
      columns={COLUMNS}
      list={list}
      numbered
      toolbar={toolbar}
      rowMenu={(row) => [
        { label: 'View Details', onSelect: () => onOpen('detail', row) },
        { label: 'Edit Details', onSelect: () => onOpen('form', row) },
      ]}
    />
  )
}
