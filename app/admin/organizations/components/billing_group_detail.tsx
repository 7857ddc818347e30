import { DetailDialog, type DetailDialogProps } from '#admin/console/components/detail_dialog'
import { statusCell } from '#admin/console/components/status_cell'
import type { BillingGroupRow } from './billing_group_table'

interface BillingGroupDetailProps extends DetailDialogProps {
  row: BillingGroupRow
}

export function BillingGroupDetail({ row, ...dialog }: BillingGroupDetailProps) {
  return (
    <DetailDialog
      {...dialog}
      title={row.name}
      items={[
        { term: 'Status', value: statusCell(row) },
        { term: 'Date Created', value: row.dayCreated },
        { term: 'Created By', value: row.createdBy ?? '--' },
        { term: 'Organizations', value: row.organizations },
      ]}
    />
  )
}
