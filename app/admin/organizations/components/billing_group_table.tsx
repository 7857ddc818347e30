import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import type { TableColumn } from '~/ui/data_table'
import { renderActiveStatus, activeStatusText } from '#admin/console/components/active_status'
import {
  DATE_CREATED_COLUMN,
  NAME_COLUMN,
  ConsoleList,
} from '#admin/console/components/console_list'

export type BillingGroupRow = Data.Admin.Organizations.BillingGroup

const COLUMNS: TableColumn<BillingGroupRow>[] = [
  NAME_COLUMN,
  DATE_CREATED_COLUMN,
  { header: 'Created By', value: 'createdBy', sort: 'createdBy' },
  {
    header: 'Status',
    value: activeStatusText,
    cell: renderActiveStatus,
    sort: 'status',
    phone: 'end',
  },
]

interface BillingGroupTableProps {
  list: ServerListState<BillingGroupRow>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'edit', id: number) => void
}

export function BillingGroupTable({ list, toolbar, onOpen }: BillingGroupTableProps) {
  return (
    <ConsoleList
      of="billing groups"
      label="Billing Groups"
      search="Search billing groups"
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
