import { countText } from '~/ui/count_text'
import { cx } from '~/ui/cx'
import { formatPeriod } from '~/ui/iso_dates'
import type { HistoryState } from './use_history'

/** A phone shows it only for a search, so that the first shipment stands high on the screen. */
export function HistorySummary({ history }: { history: HistoryState }) {
  const { list, filters } = history
  if (list.hasNoRows) return null
  const isSearch = filters.start || filters.end || filters.search
  return (
    <p
      role="status"
      className={cx('no-print mb-2 min-h-5 text-sm text-ink-muted', !isSearch && 'max-sm:sr-only')}
    >
      {!list.loading && !list.failed && historySummary(history)}
    </p>
  )
}

function historySummary({ list, filters }: HistoryState): string {
  const { total, hasMore, isTooFar } = list.server
  if (total === 0 || isTooFar) return ''
  const period = formatPeriod(filters)
  const shipments = total === 1 ? '1 shipment' : `${countText(total, hasMore)} shipments`
  const words = filters.search.trim()
  return [shipments, period && `requested ${period}`, words ? `with "${words}" in the row` : '']
    .filter(Boolean)
    .join(' ')
    .concat('.')
}
