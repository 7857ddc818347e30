import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import type { ServerRows } from '~/api/use_server_rows'
import type { Column } from '~/ui/data_table'
import { statusCell, statusText } from '#admin/console/components/status_cell'
import { dateCreatedColumn, nameColumn, ServerList } from '#admin/console/components/server_list'

export type BillingGroupRow = Data.Admin.Organizations.BillingGroup

const COLUMNS: Column<BillingGroupRow>[] = [
  nameColumn(),
  dateCreatedColumn(),
  { id: 'createdBy', header: 'Created By', value: ({ createdBy }) => createdBy },
  { id: 'status', header: 'Status', value: statusText, cell: statusCell },
]

interface BillingGroupTableProps {
  list: ServerRows<BillingGroupRow>
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
