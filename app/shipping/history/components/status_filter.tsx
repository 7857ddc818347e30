import { countText } from '~/ui/count_text'
import { FilterChips } from '~/ui/filter_chips'
import { toParcelState } from '#shipping/shipment/rules/parcel_states'
import { type ListedStatusData, listedStatusText, type StatusCountData } from './status_count_data'
import type { HistoryState } from './use_history'

/** The statuses add up to all shipments; tracking states and missing documents are among them. */
export function StatusFilter({ history }: { history: HistoryState }) {
  const { list, counts = [], filters } = history
  const found = withChosen(counts, filters.status as ListedStatusData | '')
  if (found.length === 0) return <div className="min-h-9" />
  const steps = found.filter(({ status }) => !isOnTop(status))
  const onTop = found.filter(({ status }) => isOnTop(status))
  const chips = {
    className: 'max-sm:shrink-0',
    value: filters.status,
    onChange: (status: string) => list.filter({ status }),
  }
  return (
    <div className="flex min-h-9 items-center gap-2 overflow-x-auto max-sm:-mx-3 max-sm:px-3 sm:flex-wrap">
      <FilterChips
        {...chips}
        label="Status"
        options={[{ value: '', label: 'All', count: totalText(steps) }, ...steps.map(toOption)]}
      />
      {onTop.length > 0 && (
        <>
          <span className="shrink-0 pl-1 text-sm text-ink-muted">Among them</span>
          <FilterChips {...chips} label="Among them" options={onTop.map(toOption)} />
        </>
      )}
    </div>
  )
}

function isOnTop(status: ListedStatusData): boolean {
  return status === 'CLEARANCE' || toParcelState(status) !== null
}

/** Includes the chosen status even if its count is zero. */
function withChosen(counts: StatusCountData[], chosen: ListedStatusData | ''): StatusCountData[] {
  const isMissing = chosen && !counts.some(({ status }) => status === chosen)
  return isMissing ? [...counts, { status: chosen, count: 0 }] : counts
}

function toOption({ status, count, hasMore }: StatusCountData) {
  return { value: status, label: listedStatusText(status), count: countText(count, hasMore) }
}

function totalText(steps: StatusCountData[]): string {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  return countText(
    total,
    steps.some(({ hasMore }) => hasMore)
  )
}
