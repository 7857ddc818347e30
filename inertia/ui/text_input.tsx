import type { ComponentPropsWithRef, ReactNode } from 'react'
import { bareInputClass, controlBoxClass, controlClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { useControl, type ErrorText } from '~/ui/field_context'

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size'
>

export interface TextInputProps extends NativeProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'time'
  value?: string | null
  defaultValue?: string
  onChange?: (text: string) => void
  error?: ErrorText | boolean
  prefix?: ReactNode
  suffix?: ReactNode
}

export function TextInput(props: TextInputProps) {
  const { type = 'text', value, onChange, error, prefix, suffix, className, ...rest } = props
  const control = useControl({ id: rest.id, error, required: rest.required })
  const boxed = Boolean(prefix || suffix)
  const input = (
    <input
      {...rest}
      {...control}
      type={type}
      value={value === undefined ? undefined : (value ?? '')}
      onChange={(event) => onChange?.(event.target.value)}
      className={cx(boxed ? bareInputClass : controlClass, className)}
    />
  )
  if (!boxed) return input
  return (
    <div className={controlBoxClass}>
      {prefix && <Affix side="left">{prefix}</Affix>}
      {input}
      {suffix && <Affix side="right">{suffix}</Affix>}
    </div>
  )
}

function Affix({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return (
    <span
      className={cx(
        'flex shrink-0 items-center text-ink-muted',
        side === 'left' ? 'pl-3 [&+input]:pl-1.5' : 'pr-3'
      )}
    >
      {children}
    </span>
  )
}
