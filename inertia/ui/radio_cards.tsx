import { useContext, useId, type ReactNode } from 'react'
import { cx } from '~/ui/cx'
import { FieldContext } from '~/ui/field_context'

interface RadioCard<V extends string> {
  value: V
  label: ReactNode
  description?: ReactNode
  aside?: ReactNode
  badge?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps<V extends string> {
  name?: string
  options: readonly RadioCard<V>[]
  value?: V | null
  defaultValue?: V
  onChange?: (value: V) => void
  disabled?: boolean
  columns?: 1 | 2 | 3
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

/** Large choices to compare. Native radios: arrow keys and plain forms work. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { options, value, defaultValue, onChange, disabled, columns = 1 } = props
  const id = useId()
  const invalid = useContext(FieldContext)?.invalid || undefined
  return (
    <div className={cx('grid gap-2', grids[columns])}>
      {options.map((option) => (
        <label key={option.value} className={cardClass}>
          <input
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={disabled || option.disabled}
            aria-invalid={invalid}
            onChange={() => onChange?.(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-accent focus-visible:outline-none"
          />
          <CardText card={option} />
        </label>
      ))}
    </div>
  )
}

const cardClass = cx(
  'flex min-w-0 items-start gap-3 rounded border border-line-strong bg-surface-raised p-3 text-sm transition-colors',
  'hover:bg-surface-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent',
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:bg-surface-sunken has-disabled:text-ink-muted has-[[aria-invalid]]:border-danger'
)

function CardText({ card }: { card: RadioCard<string> }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1 pt-0.5">
      {card.icon && <span className="shrink-0 text-ink-muted [&_svg]:size-5">{card.icon}</span>}
      <span className="min-w-0 flex-1 basis-32">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {card.label}
          {card.badge}
        </span>
        {card.description && <span className="block text-ink-muted">{card.description}</span>}
      </span>
      {card.aside && <span className="tabular shrink-0 font-semibold">{card.aside}</span>}
    </span>
  )
}
