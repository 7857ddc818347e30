import type { ReactNode } from 'react'
import type { Listed } from '~/address/use_listed'
import type { Column } from '~/ui/data_table'
import { Phone } from '~/ui/phone'
import { statusCell, statusText } from '#admin/console/components/status_cell'
import { dateCreatedColumn, nameColumn, ServerList } from '#admin/console/components/server_list'
import type { OrganizationRow } from './organization_form'

const COLUMNS: Column<OrganizationRow>[] = [
  dateCreatedColumn(),
  nameColumn(),
  {
    id: 'contactPhoneNumber',
    header: 'Phone Number',
    value: ({ contactPhoneNumber }) => contactPhoneNumber,
    cell: ({ contactPhoneNumber }) => <Phone number={contactPhoneNumber} />,
  },
  { id: 'contactEmail', header: 'Email', value: ({ contactEmail }) => contactEmail },
  {
    id: 'billingGroupName',
    header: 'Billing Group',
    value: ({ billingGroupName }) => billingGroupName,
  },
  { id: 'status', header: 'Status', value: statusText, cell: statusCell, phone: 'end' },
]

interface OrganizationTableProps {
  list: Listed<OrganizationRow>
  toolbar: ReactNode
  onOpen: (view: 'detail' | 'edit', id: number) => void
}

export function OrganizationTable({ list, toolbar, onOpen }: OrganizationTableProps) {
  return (
    <ServerList
      of="organizations"
      label="Organizations"
      searchLabel="Search organizations"
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
