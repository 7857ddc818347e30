import { useId, type ReactNode } from 'react'
import { FieldError } from '~/ui/field'
import { firstError, type ErrorText } from '~/ui/field_context'
import { cx } from '~/ui/cx'

export interface CheckboxProps {
  id?: string
  name?: string
  value?: string
  label: ReactNode
  hint?: ReactNode
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (checked: boolean) => void
  error?: ErrorText
  disabled?: boolean
  required?: boolean
}

export function Checkbox(props: CheckboxProps) {
  const { label, hint, onChange, ...native } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const error = firstError(props.error)
  const described = cx(hint ? `${id}-hint` : false, error ? `${id}-error` : false) || undefined
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <input
          {...native}
          id={id}
          type="checkbox"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 rounded-sm accent-accent"
        />
        <label htmlFor={id} className={cx('pt-0.5 text-sm', props.disabled && 'text-ink-muted')}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ml-7.5 mt-0.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
