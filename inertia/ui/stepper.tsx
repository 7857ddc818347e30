import { Check } from 'lucide-react'
import { cx } from '~/ui/cx'

export interface StepperProps {
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
  label?: string
}

export function Stepper({ steps, current, label = 'Steps' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="text-sm sm:hidden">
        <span className="text-ink-muted">
          Step {current + 1} of {steps.length}:
        </span>{' '}
        <span className="font-semibold">{steps[current]}</span>
      </p>
      <ol className="mt-2 flex gap-1.5 sm:mt-0 sm:gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'flex min-w-0 flex-1 items-center gap-2 border-t-4 sm:pt-2',
              index <= current ? 'border-accent' : 'border-line-strong/50'
            )}
          >
            <Marker index={index} current={current} />
            <span
              className={cx(
                'sr-only text-sm sm:not-sr-only',
                index === current ? 'font-semibold' : 'text-ink-muted'
              )}
            >
              {step}
              {index < current && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Marker({ index, current }: { index: number; current: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tabular hidden size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold sm:flex',
        index < current && 'border-accent text-accent',
        index === current && 'border-accent bg-accent text-accent-ink',
        index > current && 'border-line-strong text-ink-muted'
      )}
    >
      {index < current ? <Check className="size-3.5" /> : index + 1}
    </span>
  )
}
