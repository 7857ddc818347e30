import { type FormEvent, useState } from 'react'
import { CalendarDays, Search } from 'lucide-react'
import type { DateRangeValues } from '~/ui/date_range_values'
import { Button } from '~/ui/button'
import { countText } from '~/ui/count_text'
import { cx } from '~/ui/cx'
import { DateRange, type DateRangeProps } from '~/ui/date_range'
import { formatPeriod, todayIso } from '~/ui/iso_dates'
import type { HistoryState } from './use_history'

type HistoryFiltersProps = { history: HistoryState } & Pick<DateRangeProps, 'clearsEarlyEnd'>

export function HistoryFilters({ history, clearsEarlyEnd }: HistoryFiltersProps) {
  const { list, filters } = history
  const { start, end } = filters
  const choose = (range: DateRangeValues) =>
    list.filter({ startDate: range.start, endDate: range.end })
  return (
    <section aria-label="Search by date" className="no-print mb-4">
      <div className="flex flex-wrap items-end gap-3">
        <DatePresets range={{ start, end }} onChoose={choose} />
        <DatesForm
          chosen={{ start, end }}
          busy={list.loading}
          onSearch={choose}
          clearsEarlyEnd={clearsEarlyEnd}
        />
      </div>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-muted">
        {!list.loading && !list.failed && historySummary(history)}
      </p>
    </section>
  )
}

const DAY_MS = 86_400_000

const PRESETS: { name: string; start: (today: string) => string }[] = [
  { name: 'Any time', start: () => '' },
  { name: 'Last 7 days', start: (today) => daysBefore(today, 6) },
  { name: 'Last 30 days', start: (today) => daysBefore(today, 29) },
  { name: 'This month', start: (today) => `${today.slice(0, 8)}01` },
]

function daysBefore(iso: string, days: number): string {
  return new Date(Date.parse(iso) - days * DAY_MS).toISOString().slice(0, 10)
}

type DatePresetsProps = { range: DateRangeValues; onChoose: (range: DateRangeValues) => void }

/** Reads the date on click, because the server renders without the user's clock. */
function DatePresets({ range, onChoose }: DatePresetsProps) {
  const isAny = !range.start && !range.end
  return (
    <div role="group" aria-label="Period" className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">
      {PRESETS.map(({ name, start }) => (
        <Button
          key={name}
          variant="secondary"
          className="max-sm:min-h-11"
          aria-pressed={name === 'Any time' ? isAny : undefined}
          onClick={() => {
            const today = todayIso()
            const first = start(today)
            onChoose({ start: first, end: first && today })
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

type DatesFormProps = {
  chosen: DateRangeValues
  busy: boolean
  onSearch: (range: DateRangeValues) => void
} & Pick<DateRangeProps, 'clearsEarlyEnd'>

function DatesForm({ chosen, busy, onSearch, clearsEarlyEnd }: DatesFormProps) {
  const [range, setRange] = useState(chosen)
  const [seen, setSeen] = useState(chosen)
  // Adopts the range that a preset or the browser's Back button has chosen.
  if (seen.start !== chosen.start || seen.end !== chosen.end) {
    setSeen(chosen)
    setRange(chosen)
  }
  const [isOpen, setIsOpen] = useState(Boolean(chosen.start || chosen.end))

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(range)
  }

  return (
    <>
      <Button
        variant="secondary"
        className="min-h-11 w-full sm:hidden"
        aria-expanded={isOpen}
        icon={<CalendarDays />}
        onClick={() => setIsOpen(!isOpen)}
      >
        Choose dates
      </Button>
      <form
        onSubmit={submit}
        // A form in use stays open when the window narrows to phone width.
        onFocus={() => setIsOpen(true)}
        noValidate
        className={cx('flex flex-wrap items-end gap-3 max-sm:w-full', !isOpen && 'max-sm:hidden')}
      >
        <div className="w-full sm:w-96">
          <DateRange {...range} clearsEarlyEnd={clearsEarlyEnd} onChange={setRange} required />
        </div>
        <Button
          type="submit"
          variant="secondary"
          disabled={!range.start || !range.end}
          busy={busy && Boolean(range.start && range.end)}
          busyLabel="Searching..."
          icon={<Search />}
          className="w-full max-sm:min-h-11 sm:w-auto"
        >
          Search
        </Button>
      </form>
    </>
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
