import { type FormEvent, useRef, useState } from 'react'
import { CalendarDays, Search } from 'lucide-react'
import type { DateRangeValues } from '~/ui/date_range_values'
import { Button } from '~/ui/button'
import { DateRange, type DateRangeProps } from '~/ui/date_range'
import { formatPeriod, todayIso } from '~/ui/iso_dates'
import { PopoverPanel } from '~/ui/popover_panel'
import type { ServerListState } from '~/ui/data_table'

const ANY_TIME = 'Any time'

type DatesFilterProps<Row> = { list: ServerListState<Row> } & Pick<DateRangeProps, 'clearsEarlyEnd'>

/** Filters a list by a period in the URL. The button names it; its panel has periods and two dates. */
export function DatesFilter<Row>({ list, clearsEarlyEnd }: DatesFilterProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { startDate: start = '', endDate: end = '' } = list.listQuery
  const range = { start, end }
  const period = formatPeriod(range) || ANY_TIME

  function close(returnFocus: boolean) {
    setIsOpen(false)
    if (returnFocus) button.current?.focus()
  }

  function choose({ start, end }: DateRangeValues) {
    close(true)
    list.filter({ startDate: start, endDate: end })
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        className="max-sm:min-h-11"
        aria-label={`Filter by date: ${period}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<CalendarDays className="size-4 max-sm:hidden" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sm:hidden">Filter</span>
        <span className="max-sm:hidden">{period}</span>
      </Button>
      {isOpen && (
        <PopoverPanel
          label="Filter by date"
          anchor={button}
          onClose={close}
          className="grid w-88 max-w-[calc(100vw-1rem)] gap-4 p-4"
        >
          <DatePresets range={range} onChoose={choose} />
          <DatesForm
            chosen={range}
            busy={Boolean(list.loading)}
            onSearch={choose}
            clearsEarlyEnd={clearsEarlyEnd}
          />
        </PopoverPanel>
      )}
    </>
  )
}

const DAY_MS = 86_400_000

const PRESETS: { name: string; start: (today: string) => string }[] = [
  { name: ANY_TIME, start: () => '' },
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
    <div role="group" aria-label="Period" className="grid grid-cols-2 gap-2">
      {PRESETS.map(({ name, start }) => (
        <Button
          key={name}
          variant="secondary"
          className="max-sm:min-h-11"
          aria-pressed={name === ANY_TIME ? isAny : undefined}
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

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(range)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <DateRange {...range} clearsEarlyEnd={clearsEarlyEnd} onChange={setRange} />
      <Button
        type="submit"
        disabled={!range.start || !range.end}
        busy={busy}
        busyLabel="Searching..."
        icon={<Search />}
        className="max-sm:min-h-11"
      >
        Search
      </Button>
    </form>
  )
}
