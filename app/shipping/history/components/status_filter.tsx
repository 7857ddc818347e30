import { countText } from '~/ui/count_text'
import { cx } from '~/ui/cx'
import { type ListedStatusData, listedStatusText, type StatusCountData } from './status_count_data'
import type { HistoryState } from './use_history'

type Choice = { value: ListedStatusData | ''; label: string; count: string | null }

export function StatusFilter({ history }: { history: HistoryState }) {
  const { list, counts = [], filters } = history
  const choices = statusOptions(counts, filters.status)
  const choose = (status: string) => list.filter({ status })
  return (
    <div
      role="group"
      aria-label="Status"
      className="flex min-h-9 gap-2 overflow-x-auto max-sm:-mx-3 max-sm:px-3 sm:flex-wrap"
    >
      {choices.length > 1 &&
        choices.map((choice) => (
          <Chip
            key={choice.value}
            choice={choice}
            isChosen={choice.value === filters.status}
            onChoose={choose}
          />
        ))}
    </div>
  )
}

/** Includes the chosen status even if its count is zero. */
function statusOptions(counts: StatusCountData[], chosen: string): Choice[] {
  const found = counts.map(({ status, count, hasMore }) => ({
    value: status,
    label: listedStatusText(status),
    count: countText(count, hasMore),
  }))
  const isMissing = chosen && !found.some(({ value }) => value === chosen)
  const missing = isMissing
    ? [
        {
          value: chosen as ListedStatusData,
          label: listedStatusText(chosen as ListedStatusData),
          count: countText(0),
        },
      ]
    : []
  return [{ value: '', label: 'All', count: null }, ...found, ...missing]
}

type ChipProps = { choice: Choice; isChosen: boolean; onChoose: (status: string) => void }

function Chip({ choice: { value, label, count }, isChosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(value)}
      className={cx(
        'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border px-3 text-sm font-medium transition-colors',
        isChosen
          ? 'border-transparent bg-accent text-accent-ink'
          : 'border-line-strong bg-surface-raised hover:bg-surface-sunken'
      )}
    >
      {label}
      {count !== null && <span className="tabular font-normal">{count}</span>}
    </button>
  )
}
