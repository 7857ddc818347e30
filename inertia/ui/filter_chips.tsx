import { cx } from '~/ui/cx'

export interface FilterChipsProps {
  label: string
  options: readonly { value: string; label: string; count?: number | string }[]
  value: string
  onChange: (value: string) => void
  className?: string
}

/** A filter of one choice that acts at once. On phones, the row scrolls. */
export function FilterChips({ label, options, value, onChange, className }: FilterChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('no-print flex gap-2 max-sm:overflow-x-auto sm:flex-wrap', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors',
            option.value === value
              ? 'border-transparent bg-accent text-accent-ink'
              : 'border-line-strong bg-surface-raised hover:bg-surface-sunken'
          )}
        >
          {option.label}
          {option.count !== undefined && (
            <span className="tabular font-normal">{option.count}</span>
          )}
        </button>
      ))}
    </div>
  )
}
