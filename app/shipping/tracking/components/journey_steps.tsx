import { Check } from 'lucide-react'
import { cx } from '~/ui/cx'
import type { JourneyStep } from '#shipping/tracking/rules/tracking_journey'
import { useTrackingWords } from './use_tracking_words'

export function JourneySteps({ steps }: { steps: readonly JourneyStep[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <Entry key={step.name} step={step} />
      ))}
    </ol>
  )
}

function Entry({ step }: { step: JourneyStep }) {
  const t = useTrackingWords()
  const { state, label, place } = step
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className="group grid grid-cols-[1.5rem_1fr] gap-x-3"
    >
      <span aria-hidden="true" className="relative flex justify-center">
        <span
          className={cx(
            'absolute bottom-0 top-6 border-l-2 group-last:hidden',
            state === 'done' ? 'border-accent' : 'border-dotted border-line-strong'
          )}
        />
        <Dot state={state} />
      </span>
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4 pb-4 group-last:pb-0">
        <p className={cx('min-w-0', state === 'later' ? 'text-ink-muted' : 'font-medium')}>
          <span className="sr-only">{`${t(`tracking.steps.${state}`)}: `}</span>
          {label}
          {place && <span className="block text-sm font-normal text-ink-muted">{place}</span>}
        </p>
        <Days step={step} />
      </div>
    </li>
  )
}

function Dot({ state }: Pick<JourneyStep, 'state'>) {
  if (state === 'done') {
    return (
      <span className="grid size-6 place-items-center rounded-full bg-accent text-accent-ink">
        <Check className="size-4" />
      </span>
    )
  }
  return (
    <span
      className={cx(
        'm-1 size-4 rounded-full border-2 bg-surface-raised',
        state === 'next' ? 'border-accent' : 'border-line-strong'
      )}
    />
  )
}

function Days({ step: { actual, expected, punctuality } }: { step: JourneyStep }) {
  return (
    <div className="tabular text-sm sm:text-right">
      {actual && (
        <p>
          <time dateTime={actual.ts}>{`${actual.day}, ${actual.time}`}</time>
        </p>
      )}
      {expected && (
        <p className="text-ink-muted">
          {expected}
          {punctuality && ` · ${punctuality}`}
        </p>
      )}
    </div>
  )
}
