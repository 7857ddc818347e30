import { lazy, Suspense, useId, useRef, useState } from 'react'
import { CalendarDays } from 'lucide-react'
import type { CalendarProps } from '~/ui/calendar'
import { bareInputClass, controlBoxClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { dateProblem, insertDateSlashes, type DateRules } from '~/ui/date_rules'
import { parseDisplayDate, toDisplayDate } from '~/ui/iso_dates'
import { FieldError } from '~/ui/field'
import { useControl, type ErrorText } from '~/ui/field_context'
import { PopoverPanel } from '~/ui/popover_panel'
import { Skeleton } from '~/ui/skeleton'

/** Loads the calendar library on demand; until then dates can be typed. */
const Calendar = lazy(() =>
  import('~/ui/calendar').catch(() => ({
    default: () => <p>The calendar could not be loaded. Type the date instead.</p>,
  }))
)

export interface DateInputProps extends DateRules {
  id?: string
  name?: string
  /** The date as YYYY-MM-DD, or empty. */
  value: string | null | undefined
  onChange: (iso: string) => void
  error?: ErrorText | boolean
  disabled?: boolean
  required?: boolean
  range?: CalendarProps['range']
  clears?: (iso: string) => boolean
}

/** The typed text; the value follows as soon as it is an allowed day. */
function useTypedDate(props: DateInputProps) {
  const { onChange } = props
  const value = props.value ?? ''
  const [typed, setTyped] = useState(toDisplayDate(value))
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState(true)

  if (value !== seen) {
    setSeen(value)
    if (value !== allowedIso(typed, props)) setTyped(toDisplayDate(value))
  }

  function show(text: string) {
    const iso = allowedIso(text, props)
    const isCleared = iso !== '' && props.clears?.(iso)
    setTyped(isCleared ? '' : text)
    const next = isCleared ? '' : iso
    if (next !== value) onChange(next)
  }

  return {
    value,
    typed,
    problem: left ? dateProblem(typed, props) : null,
    type(text: string) {
      setLeft(false)
      show(insertDateSlashes(typed, text))
    },
    choose(iso: string) {
      setLeft(true)
      show(toDisplayDate(iso))
    },
    leave() {
      setLeft(true)
      setTyped((text) => toDisplayDate(parseDisplayDate(text)) || text)
    },
  }
}

/** A date typed as DD/MM/YYYY or picked. Emits '' until it is an allowed day. */
export function DateInput(props: DateInputProps) {
  const { name, disabled, range } = props
  const { value, typed, problem, type, choose, leave } = useTypedDate(props)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const problemId = useId()
  const control = useControl(props, problem ? problemId : undefined)

  function close(returnFocus: boolean) {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }

  return (
    <div>
      <div ref={box} className={controlBoxClass}>
        <input
          {...control}
          aria-invalid={control['aria-invalid'] || problem ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD/MM/YYYY"
          maxLength={10}
          disabled={disabled}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          className={cx(bareInputClass, 'tabular')}
        />
        <button
          ref={button}
          type="button"
          aria-label={value ? `Change date, ${toDisplayDate(value)}` : 'Choose date'}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onClick={() => setOpen(!open)}
          className="flex w-10 shrink-0 items-center justify-center rounded text-ink-muted hover:text-ink"
        >
          <CalendarDays aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      {open && (
        <PopoverPanel label="Choose date" anchor={box} onClose={close} className="p-3">
          <Suspense fallback={<Skeleton className="h-74 w-70" />}>
            <Calendar
              value={value}
              range={range}
              isAllowed={(iso) => !dateProblem(toDisplayDate(iso), props)}
              onChoose={(iso) => {
                choose(iso)
                close(true)
              }}
            />
          </Suspense>
        </PopoverPanel>
      )}
      {name && <input type="hidden" name={name} value={value} />}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  )
}

function allowedIso(typed: string, rules: DateRules): string {
  return dateProblem(typed, rules) ? '' : (parseDisplayDate(typed) ?? '')
}
