import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { Money } from '~/ui/money'
import { statusCell } from '../console/status_cell'
import type { OrganizationRow } from './organization_form'

interface OrganizationDetailProps {
  row: OrganizationRow
  open: boolean
  onClose: () => void
  onEdit: () => void
}

export function OrganizationDetail({ row, open, onClose, onEdit }: OrganizationDetailProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={row.name}
      description={row.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onEdit}>Edit Details</Button>
        </>
      }
    >
      <DefinitionList
        columns={2}
        items={[
          { term: 'Status', value: statusCell(row) },
          { term: 'Date Created', value: row.dayCreated },
          { term: 'Email', value: <span className="break-all">{row.contactEmail ?? '--'}</span> },
          { term: 'Phone Number', value: row.contactPhoneNumber ?? '--' },
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
    </Dialog>
  )
}
