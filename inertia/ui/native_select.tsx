import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { controlClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { useControl, type ErrorText } from '~/ui/field_context'
import type { Option } from '~/ui/option'

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'multiple'
>

export interface NativeSelectProps extends NativeProps {
  options: readonly Option<string | number>[]
  value?: string | number | null
  defaultValue?: string | number
  onChange?: (value: string) => void
  placeholder?: string
  error?: ErrorText | boolean
}

/** The native select: works before scripts load. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, value, onChange, placeholder, error, className, ...rest } = props
  const control = useControl({ id: rest.id, error, required: rest.required })
  return (
    <div className="relative">
      <select
        {...rest}
        {...control}
        value={value === undefined ? undefined : (value ?? '')}
        onChange={(event) => onChange?.(event.target.value)}
        className={cx(controlClass, 'appearance-none bg-surface-raised pr-9', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  )
}
