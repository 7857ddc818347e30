import { PackageSearch } from 'lucide-react'
import { EmptyState } from '~/ui/empty_state'
import type { HistoryRow } from '../../components/history_row'

const NO_TRACKING_REASONS: Partial<Record<HistoryRow['status'], string>> = {
  CANCELED: 'This booking was cancelled.',
  VOIDED: 'This shipment was voided.',
}

export function NoTrackingNotice({ status }: Pick<HistoryRow, 'status'>) {
  return (
    <div role="status">
      <EmptyState icon={<PackageSearch />} title="No tracking information.">
        {NO_TRACKING_REASONS[status] ?? 'A shipment can be tracked once it is paid for.'}
      </EmptyState>
    </div>
  )
}
