import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { DayPicker, defaultDateLib, useDayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { todayIso } from '~/ui/iso_dates'
import { IconButton } from '~/ui/icon_button'

export interface CalendarProps {
  value: string
  onChoose: (iso: string) => void
  isAllowed: (iso: string) => boolean
  range?: { start: string; end: string }
}

const calendarClasses = {
  root: 'relative w-70',
  month_caption: 'mb-1 flex h-8 items-center justify-center text-sm font-semibold',
  nav: 'absolute inset-x-0 top-0 flex',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-medium text-ink-muted',
  day: 'group p-px',
  day_button:
    'tabular h-9 w-full rounded text-sm enabled:hover:bg-surface-sunken focus-visible:-outline-offset-2 group-data-outside:text-ink-muted group-data-today:font-bold group-data-today:underline group-data-disabled:text-ink-muted group-data-disabled:line-through group-data-disabled:opacity-60 group-data-selected:bg-accent! group-data-selected:text-accent-ink!',
  range_middle: 'bg-accent-soft',
}

const formatters = { formatWeekdayName: (day: Date) => defaultDateLib.format(day, 'ccc') }

export default function Calendar({ value, onChoose, isAllowed, range }: CalendarProps) {
  const start = range?.start ? toDate(range.start) : undefined
  const end = range?.end ? toDate(range.end) : undefined
  return (
    <DayPicker
      mode="single"
      required
      selected={value ? toDate(value) : undefined}
      onSelect={(day) => onChoose(toIso(day))}
      disabled={(day) => !isAllowed(toIso(day))}
      modifiers={{
        selected: [start, end].filter((day) => day !== undefined),
        range_middle: start && end && start < end ? { after: start, before: end } : undefined,
      }}
      today={toDate(todayIso())}
      defaultMonth={toDate(value || todayIso())}
      autoFocus
      showOutsideDays
      locale={enGB}
      formatters={formatters}
      classNames={calendarClasses}
      components={{ Nav: MonthButtons }}
    />
  )
}

const monthSteps = [
  { months: -12, label: 'Previous year', icon: <ChevronsLeft /> },
  { months: -1, label: 'Previous month', icon: <ChevronLeft /> },
  { months: 1, label: 'Next month', icon: <ChevronRight />, className: 'ml-auto' },
  { months: 12, label: 'Next year', icon: <ChevronsRight /> },
]

function MonthButtons({ className }: { className?: string }) {
  const { months, goToMonth } = useDayPicker()
  const shown = months[0]?.date ?? new Date()
  return (
    <div className={className}>
      {monthSteps.map(({ months: count, ...button }) => (
        <IconButton
          key={count}
          size="sm"
          {...button}
          onClick={() => goToMonth(new Date(shown.getFullYear(), shown.getMonth() + count))}
        />
      ))}
    </div>
  )
}

/** The library uses local dates, so both conversions are local too. */
function toDate(iso: string): Date {
  return new Date(`${iso}T00:00`)
}

function toIso(day: Date): string {
  return defaultDateLib.format(day, 'yyyy-MM-dd')
}
