import { type ReactNode, useId, useState } from 'react'
import { ChevronDown, CircleCheck } from 'lucide-react'
import { cx } from '~/ui/cx'
import type { BusinessValues } from './business_types'
import type { BusinessFormState } from './use_business_form'

interface ProfileSectionProps {
  title: string
  need?: 'Mandatory' | 'Optional'
  /** The progress, shown even while the section is collapsed. */
  state: string
  isDone?: boolean
  startsOpen?: boolean
  form: BusinessFormState
  names: readonly (keyof BusinessValues)[]
  children: ReactNode
}

/** A collapsible section. A problem in one of its fields opens it. */
export function ProfileSection(props: ProfileSectionProps) {
  const { title, need, state, isDone, startsOpen = false, form, names, children } = props
  const [isAskedFor, setAskedFor] = useState(startsOpen)
  const isOpen = isAskedFor || names.some((name) => form.problems[name])
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 rounded border bg-surface-raised">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setAskedFor(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded px-4 py-3 text-left hover:bg-surface-sunken sm:px-5"
        >
          <span className="min-w-0 flex-1">
            <span id={`${id}-title`} className="block font-semibold">
              {title}
            </span>
            {need && <span className="block text-sm text-ink-muted">{need}</span>}
          </span>
          <span className="flex shrink-0 items-center gap-1.5 text-sm text-ink-muted">
            {isDone && <CircleCheck aria-hidden="true" className="size-4 text-success" />}
            {state}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="border-t p-4 sm:p-5">
          {children}
        </div>
      )}
    </section>
  )
}

export function countFilledIn(
  { values }: BusinessFormState,
  names: readonly (keyof BusinessValues)[]
) {
  return names.filter((name) => {
    const value = values[name]
    return typeof value === 'object' ? value.value !== '' : Boolean(value)
  }).length
}

export function filledInText(filled: number, all: number): string {
  return filled === 0 ? 'Empty' : `${filled} of ${all} filled in`
}
