import { countText } from '~/ui/count_text'
import { formatPeriod } from '~/ui/iso_dates'
import type { HistoryState } from './use_history'

export function HistorySummary({ history }: { history: HistoryState }) {
  const { list } = history
  if (list.hasNoRows) return null
  return (
    <p role="status" className="no-print mb-2 min-h-5 text-sm text-ink-muted">
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
