import { DateInput } from '~/ui/date_input'
import { alignDateRange, type DateRangeValues } from '~/ui/date_range_values'
import type { DateRules } from '~/ui/date_rules'
import { Field } from '~/ui/field'
import type { ErrorText } from '~/ui/field_context'

export interface DateRangeProps extends DateRules, DateRangeValues {
  onChange: (range: DateRangeValues) => void
  startLabel?: string
  endLabel?: string
  startError?: ErrorText
  endError?: ErrorText
  disabled?: boolean
  required?: boolean
  /** If true, an end before the start is cleared; by default the start moves to the end. */
  clearsEarlyEnd?: boolean
}

export function DateRange(props: DateRangeProps) {
  const {
    start,
    end,
    onChange,
    startLabel,
    endLabel,
    startError,
    endError,
    clearsEarlyEnd,
    ...rest
  } = props
  const range = { start, end }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={startLabel ?? 'Start date'} error={startError} required={rest.required}>
        <DateInput
          {...rest}
          range={range}
          value={start}
          onChange={(iso) => onChange(alignDateRange(range, { start: iso }))}
        />
      </Field>
      <Field label={endLabel ?? 'End date'} error={endError} required={rest.required}>
        <DateInput
          {...rest}
          range={range}
          value={end}
          clears={clearsEarlyEnd && start ? (iso) => iso < start : undefined}
          onChange={(iso) => onChange(alignDateRange(range, { end: iso }))}
        />
      </Field>
    </div>
  )
}
