import { useContext } from 'react'
import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronDown } from 'lucide-react'
import { controlClass, optionClass, popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { DescribedButton } from '~/ui/described_controls'
import { FieldContext, useControl, type ErrorText } from '~/ui/field_context'
import type { Option } from '~/ui/option'
import { OptionText } from '~/ui/option_text'

export interface SelectProps<V extends string | number> {
  id?: string
  name?: string
  options: readonly Option<V>[]
  value: V | null | undefined
  onChange: (value: V) => void
  placeholder?: string
  error?: ErrorText | boolean
  disabled?: boolean
  required?: boolean
}

export function Select<V extends string | number = string>(props: SelectProps<V>) {
  const { name, options, value, onChange, placeholder = 'Choose', disabled } = props
  const control = useControl(props)
  const labelId = useContext(FieldContext)?.labelId
  const chosen = options.find((option) => option.value === value)
  return (
    <Listbox
      value={value ?? null}
      onChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
    >
      <ListboxButton
        as={DescribedButton}
        id={control.id}
        aria-invalid={control['aria-invalid']}
        labelledBy={labelId && `${labelId} ${control.id}`}
        describedBy={control['aria-describedby']}
        className={cx(controlClass, 'flex items-center gap-2 text-left')}
      >
        <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-muted')}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </ListboxButton>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <ListboxOptions
        anchor="bottom start"
        modal={false}
        className={cx(popoverClass, 'max-h-72 min-w-(--button-width) overflow-auto')}
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={cx(optionClass, 'group')}
          >
            <Check
              aria-hidden="true"
              className="invisible mt-0.5 size-4 shrink-0 text-accent group-data-selected:visible"
            />
            <OptionText option={option} />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
