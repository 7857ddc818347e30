import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { cx } from '~/ui/cx'
import {
  addDays,
  addMonths,
  monthName,
  monthWeeks,
  spokenDate,
  todayIso,
  weekday,
} from '~/ui/dates'
import { IconButton } from '~/ui/icon_button'

export interface CalendarProps {
  value: string
  onChoose: (iso: string) => void
  isAllowed: (iso: string) => boolean
  /** Both ends of a range to highlight. */
  range?: { start: string; end: string }
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const keyMoves: Record<string, (iso: string) => string> = {
  ArrowLeft: (iso) => addDays(iso, -1),
  ArrowRight: (iso) => addDays(iso, 1),
  ArrowUp: (iso) => addDays(iso, -7),
  ArrowDown: (iso) => addDays(iso, 7),
  Home: (iso) => addDays(iso, -weekday(iso)),
  End: (iso) => addDays(iso, 6 - weekday(iso)),
  PageUp: (iso) => addMonths(iso, -1),
  PageDown: (iso) => addMonths(iso, 1),
}

/** A month of days; arrows walk the days, Page Up and Down the months. */
export function Calendar(props: CalendarProps) {
  const [cursor, setCursor] = useState(props.value || todayIso())
  const grid = useRef<HTMLTableElement>(null)
  const walking = useRef(true)

  useEffect(() => {
    if (walking.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    walking.current = false
  }, [cursor])

  function walk(event: KeyboardEvent) {
    const move = keyMoves[event.key]
    if (!move) return
    event.preventDefault()
    walking.current = true
    setCursor(
      event.shiftKey && event.key.startsWith('Page')
        ? move(addMonths(cursor, event.key === 'PageUp' ? -11 : 11))
        : move(cursor)
    )
  }

  return (
    <div className="w-70">
      <Header cursor={cursor} onMove={(months) => setCursor(addMonths(cursor, months))} />
      <table
        ref={grid}
        role="grid"
        aria-label={monthName(cursor)}
        onKeyDown={walk}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="h-8 text-xs font-medium text-ink-muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => (
                <Day key={iso} {...props} iso={iso} cursor={cursor} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Header({ cursor, onMove }: { cursor: string; onMove: (months: number) => void }) {
  return (
    <div className="mb-1 flex items-center justify-between">
      <span className="flex">
        <IconButton
          size="sm"
          label="Previous year"
          icon={<ChevronsLeft />}
          onClick={() => onMove(-12)}
        />
        <IconButton
          size="sm"
          label="Previous month"
          icon={<ChevronLeft />}
          onClick={() => onMove(-1)}
        />
      </span>
      <span aria-live="polite" className="text-sm font-semibold">
        {monthName(cursor)}
      </span>
      <span className="flex">
        <IconButton
          size="sm"
          label="Next month"
          icon={<ChevronRight />}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          label="Next year"
          icon={<ChevronsRight />}
          onClick={() => onMove(12)}
        />
      </span>
    </div>
  )
}

function Day(props: CalendarProps & { iso: string; cursor: string }) {
  const { iso, cursor, value, range, onChoose, isAllowed } = props
  const chosen = iso === value || iso === range?.start || iso === range?.end
  const between = range?.start && range.end && iso > range.start && iso < range.end
  const allowed = isAllowed(iso)
  return (
    <td aria-selected={chosen} className={cx('p-px', between && 'bg-accent-soft')}>
      <button
        type="button"
        tabIndex={iso === cursor ? 0 : -1}
        aria-label={spokenDate(iso)}
        aria-current={iso === todayIso() ? 'date' : undefined}
        aria-disabled={!allowed || undefined}
        onClick={() => allowed && onChoose(iso)}
        className={cx(
          'tabular h-9 w-full rounded text-sm aria-[current]:font-bold aria-[current]:underline focus-visible:-outline-offset-2',
          chosen ? 'bg-accent text-accent-ink' : allowed && 'hover:bg-surface-sunken',
          !allowed && 'text-ink-muted line-through opacity-60',
          !chosen && iso.slice(0, 7) !== cursor.slice(0, 7) && 'text-ink-muted'
        )}
      >
        {Number(iso.slice(8))}
      </button>
    </td>
  )
}
