import { useState, type ComponentPropsWithRef } from 'react'
import { controlClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { useControl, type ErrorText } from '~/ui/field_context'

type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange'>

export interface TextareaProps extends NativeProps {
  value?: string | null
  defaultValue?: string
  onChange?: (text: string) => void
  error?: ErrorText | boolean
}

export function Textarea(props: TextareaProps) {
  const { value, defaultValue, onChange, error, rows = 4, maxLength, className, ...rest } = props
  const [length, setLength] = useState((defaultValue ?? '').length)
  const used = value === undefined ? length : (value ?? '').length
  const control = useControl({ id: rest.id, error, required: rest.required })
  return (
    <>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        maxLength={maxLength}
        value={value === undefined ? undefined : (value ?? '')}
        defaultValue={defaultValue}
        onChange={(event) => {
          setLength(event.target.value.length)
          onChange?.(event.target.value)
        }}
        className={cx(controlClass, className)}
      />
      {maxLength && (
        <p className="tabular mt-1 text-right text-xs text-ink-muted" aria-hidden="true">
          {used} / {maxLength}
        </p>
      )}
    </>
  )
}
