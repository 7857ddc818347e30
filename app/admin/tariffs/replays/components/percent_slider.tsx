import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'

interface PercentSliderProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  /** Limits the slider only; larger values can be typed. */
  min: number
  max: number
  step: number
  error?: string
}

export function PercentSlider(props: PercentSliderProps) {
  const { label, hint, value, onChange, min, max, step, error } = props
  return (
    <Field label={label} hint={hint} error={error}>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label={`${label}, slider`}
          {...{ min, max, step }}
          value={readNumber(value, MONEY_NUMBER) || 0}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 min-w-0 flex-1 cursor-pointer sm:h-10"
        />
        <div className="w-28 shrink-0">
          <NumberInput value={value} onChange={onChange} suffix="%" maxLength={7} />
        </div>
      </div>
    </Field>
  )
}
