import { useContext, useId, type ReactNode } from 'react'
import { cx } from '~/ui/cx'
import { FieldContext } from '~/ui/field_context'

interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<V extends string> {
  name?: string
  options: readonly RadioOption<V>[]
  value?: V | null
  defaultValue?: V
  onChange?: (value: V) => void
  disabled?: boolean
  inline?: boolean
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { options, value, defaultValue, onChange, disabled, inline } = props
  const id = useId()
  const invalid = useContext(FieldContext)?.invalid || undefined
  return (
    <div className={cx('flex gap-x-6 gap-y-2', inline ? 'flex-wrap' : 'flex-col')}>
      {options.map((option) => (
        <label key={option.value} className="flex items-start gap-2.5 text-sm">
          <input
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={disabled || option.disabled}
            aria-invalid={invalid}
            onChange={() => onChange?.(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="pt-0.5">
            {option.label}
            {option.hint && <span className="block text-ink-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
