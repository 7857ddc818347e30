import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import type { Listed } from '~/address/use_listed'
import type { Column } from '~/ui/data_table'
import { statusCell, statusText } from '#admin/console/components/status_cell'
import { dateCreatedColumn, nameColumn, ServerList } from '#admin/console/components/server_list'

export type BillingGroupRow = Data.Admin.Organizations.BillingGroup

const COLUMNS: Column<BillingGroupRow>[] = [
  nameColumn(),
  dateCreatedColumn(),
  { id: 'createdBy', header: 'Created By', value: ({ createdBy }) => createdBy },
  { id: 'status', header: 'Status', value: statusText, cell: statusCell, phone: 'end' },
]

interface BillingGroupTableProps {
  list: Listed<BillingGroupRow>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'edit', id: number) => void
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
      opening={({ id }) =>
        () =>
          onOpen('detail', id)
        }
      rowMenu={({ id }) => [
        { label: 'View Details', onSelect: () => onOpen('detail', id) },
        { label: 'Edit Details', onSelect: () => onOpen('edit', id) },
      ]}
    />
  )
}
