import { type ReactNode, useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import type { DateRangeValues } from '~/ui/date_range_values'
import { Button } from '~/ui/button'
import { cx } from '~/ui/cx'
import { DateRange } from '~/ui/date_range'
import { listPeriodPresets } from './period_presets'

interface TransactionFiltersProps {
  /** The period in the URL. Both days are empty for all transactions. */
  days: DateRangeValues
  /** Today's date in Lagos. */
  today: string
  onChoose: (days: DateRangeValues) => void
  children?: ReactNode
}

const ALL: DateRangeValues = { start: '', end: '' }

/** Filters by a preset period or by dates. On a phone, the dates are collapsed. */
export function TransactionFilters({ days, today, onChoose, children }: TransactionFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const choices = [{ label: 'All', range: ALL }, ...listPeriodPresets(today)]
  return (
    <section aria-label="Search by date" className="no-print mb-4 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, range }) => (
          <PeriodChip key={label} isOn={isSameRange(range, days)} onPress={() => onChoose(range)}>
            {label}
          </PeriodChip>
        ))}
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          iconAfter={
            <ChevronDown aria-hidden="true" className={cx('size-4', isOpen && 'rotate-180')} />
          }
          className="min-h-11 sm:hidden"
        >
          Dates
        </Button>
      </div>
      <div id={id} className={cx(!isOpen && 'max-sm:hidden')}>
        <DaysFields days={days} onChoose={onChoose}>
          {children}
        </DaysFields>
      </div>
    </section>
  )
}

/** Searches once both days are known; until then, keeps the one that was chosen. */
function DaysFields({ days, onChoose, children }: Omit<TransactionFiltersProps, 'today'>) {
  const [range, setRange] = useState(days)
  const [seen, setSeen] = useState(days)

  if (!isSameRange(seen, days)) {
    setSeen(days)
    setRange(days)
  }

  function change(next: DateRangeValues) {
    setRange(next)
    if (Boolean(next.start) === Boolean(next.end)) onChoose(next)
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-96">
        <DateRange {...range} onChange={change} />
      </div>
      {children}
    </div>
  )
}

function PeriodChip(props: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      onClick={props.onPress}
      className={cx(
        'min-h-11 rounded-full border px-4 text-sm font-medium sm:min-h-9',
        props.isOn
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-line-strong bg-surface-raised hover:bg-surface-sunken'
      )}
    >
      {props.children}
    </button>
  )
}

function isSameRange(one: DateRangeValues, other: DateRangeValues): boolean {
  return one.start === other.start && one.end === other.end
}
