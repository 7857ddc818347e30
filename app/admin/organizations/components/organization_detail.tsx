import { Money } from '~/ui/money'
import { Phone } from '~/ui/phone'
import { DetailDialog, type DetailDialogProps } from '#admin/console/components/detail_dialog'
import { statusCell } from '#admin/console/components/status_cell'
import type { OrganizationRow } from './organization_form'

interface OrganizationDetailProps extends DetailDialogProps {
  row: OrganizationRow
}

export function OrganizationDetail({ row, ...dialog }: OrganizationDetailProps) {
  return (
    <DetailDialog
      {...dialog}
      title={row.name}
      description={row.description}
      items={[
        { term: 'Status', value: statusCell(row) },
        { term: 'Date Created', value: row.dayCreated },
        { term: 'Email', value: <span className="break-all">{row.contactEmail ?? '--'}</span> },
        { term: 'Phone Number', value: <Phone number={row.contactPhoneNumber} /> },
        { term: 'Address', value: row.address ?? '--' },
        {
          term: 'Owners',
          value: <span className="break-all">{row.owners ?? 'Nobody yet'}</span>,
        },
        { term: 'Created By', value: row.createdBy ?? 'Its owner' },
        { term: 'Billing Group', value: row.billingGroupName ?? 'General rates' },
        { term: 'Billing Cycle', value: row.billingCycle },
        { term: 'Credit Limit', value: <Money naira={row.creditLimit} /> },
        { term: 'Credit Used', value: <Money naira={row.creditUsed} /> },
      ]}
    />
  )
}
