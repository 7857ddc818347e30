import type { ReactNode } from 'react'
import type { ServerListState } from '~/url/use_server_list'
import type { TableColumn } from '~/ui/data_table'
import { Phone } from '~/ui/phone'
import { renderActiveStatus, activeStatusText } from '#admin/console/components/active_status'
import {
  DATE_CREATED_COLUMN,
  NAME_COLUMN,
  ConsoleList,
} from '#admin/console/components/console_list'
import type { OrganizationRow } from './organization_form'

const COLUMNS: TableColumn<OrganizationRow>[] = [
  DATE_CREATED_COLUMN,
  NAME_COLUMN,
  {
    header: 'Phone Number',
    value: 'contactPhoneNumber',
    cell: ({ contactPhoneNumber }) => <Phone number={contactPhoneNumber} />,
    sort: 'contactPhoneNumber',
  },
  { header: 'Email', value: 'contactEmail', sort: 'contactEmail' },
  { header: 'Billing Group', value: 'billingGroupName', sort: 'billingGroupName' },
  {
    header: 'Status',
    value: activeStatusText,
    cell: renderActiveStatus,
    sort: 'status',
    phone: 'end',
  },
]

interface OrganizationTableProps {
  list: ServerListState<OrganizationRow>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'edit', id: number) => void
}

export function OrganizationTable({ list, toolbar, onOpen }: OrganizationTableProps) {
  return (
    <ConsoleList
      of="organizations"
      label="Organizations"
      search="Search organizations"
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
