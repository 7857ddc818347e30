import {
  RecordDetailDialog,
  type RecordDetailDialogProps,
} from '#admin/console/components/record_detail_dialog'
import { renderActiveStatus } from '#admin/console/components/active_status'
import type { BillingGroupRow } from './billing_group_table'

interface BillingGroupDetailProps extends RecordDetailDialogProps {
  row: BillingGroupRow
}

export function BillingGroupDetail({ row, ...dialog }: BillingGroupDetailProps) {
  return (
    <RecordDetailDialog
      {...dialog}
      title={row.name}
      items={[
        { term: 'Status', value: renderActiveStatus(row) },
        { term: 'Date Created', value: row.dayCreated },
        { term: 'Created By', value: row.createdBy ?? '--' },
        { term: 'Organizations', value: row.organizations },
      ]}
    />
  )
}
