import { toParcelState } from '#shipping/shipment/rules/parcel_states'
import { countText } from '~/ui/count_text'
import { FilterChips } from '~/ui/filter_chips'
import { type ListedStatusData, listedStatusText, type StatusCountData } from './status_count_data'
import type { HistoryState } from './use_history'

export function StatusFilter({
  history: { list, counts = [], filters },
}: {
  history: HistoryState
}) {
  const options = statusOptions(counts, filters.status)
  if (options.length === 1) return <div className="min-h-9" />
  return (
    <FilterChips
      label="Status"
      options={options}
      value={filters.status}
      onChange={(status) => list.filter({ status })}
      className="max-sm:-mx-3 max-sm:px-3"
    />
  )
}

/**
 * Includes the chosen status even if its count is zero. Parcels of the group "Of these:" are also
 * counted under their status.
 */
function statusOptions(counts: StatusCountData[], chosen: string) {
  const isMissing = chosen && !counts.some(({ status }) => status === chosen)
  const shown = isMissing
    ? [...counts, { status: chosen as ListedStatusData, count: 0, hasMore: false }]
    : counts
  return [
    { value: '', label: 'All' },
    ...shown.map(({ status, count, hasMore }) => ({
      value: status,
      label: listedStatusText(status),
      count: countText(count, hasMore),
      group: status === 'CLEARANCE' || toParcelState(status) ? 'Of these:' : undefined,
    })),
  ]
}
