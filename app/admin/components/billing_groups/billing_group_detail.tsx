import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { statusCell } from '../console/status_cell'
import type { BillingGroupRow } from './billing_group_table'

interface BillingGroupDetailProps {
  row: BillingGroupRow
  open: boolean
  onClose: () => void
  onEdit: () => void
}

export function BillingGroupDetail({ row, open, onClose, onEdit }: BillingGroupDetailProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={row.name}
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
          { term: 'Created By', value: row.createdBy ?? '--' },
          { term: 'Organizations', value: row.organizations },
        ]}
      />
    </Dialog>
  )
}
