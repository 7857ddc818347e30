import { useId, type ReactNode } from 'react'
import { cx } from '~/ui/cx'

export interface SwitchProps {
  id?: string
  name?: string
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  hideLabel?: boolean
}

/** A switch acts at once. Use a Checkbox for a value that a form submits. */
export function Switch(props: SwitchProps) {
  const { label, hint, checked, onChange, disabled, hideLabel } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className="flex items-start gap-3">
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={cx(
          'group inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-surface-sunken transition-colors',
          'aria-checked:border-accent aria-checked:bg-accent disabled:cursor-not-allowed disabled:opacity-60'
        )}
      >
        <span className="size-4 translate-x-1 rounded-full bg-ink-muted transition-transform group-aria-checked:translate-x-5.5 group-aria-checked:bg-accent-ink" />
      </button>
      {props.name && checked && <input type="hidden" name={props.name} value="on" />}
      <div className={hideLabel ? 'sr-only' : 'pt-0.5 text-sm'}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
