import { Check } from 'lucide-react'
import { cx } from '~/ui/cx'
import type { Journey, JourneyStep } from '#shipping/tracking/rules/tracking_journey'
import { useTrackingWords } from './use_tracking_words'

/** The next step says what happens next. A journey that is over says so below. */
export function JourneySteps({ journey: { steps, next, usual } }: { journey: Journey }) {
  const t = useTrackingWords()
  const hasNext = steps.some(({ state }) => state === 'next')
  return (
    <div className="mt-5">
      <ol>
        {steps.map((step) => (
          <Entry key={step.name} step={step} next={step.state === 'next' ? next : null} />
        ))}
      </ol>
      {!hasNext && next && <p className="mt-3">{next}</p>}
      {usual && <p className="mt-3 text-sm text-ink-muted">{usual}</p>}
      <p className="mt-3 text-xs text-ink-muted">{t('tracking.detail.zone')}</p>
    </div>
  )
}

function Entry({ step, next }: { step: JourneyStep; next: string | null }) {
  const t = useTrackingWords()
  const { state, label, place } = step
  const isPast = state === 'done' || state === 'stopped'
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className="group grid grid-cols-[1.5rem_1fr] gap-x-3"
    >
      <span aria-hidden="true" className="relative flex justify-center">
        <span
          className={cx(
            'absolute bottom-0 top-6 border-l-2 group-last:hidden',
            isPast ? 'border-accent' : 'border-dotted border-line-strong'
          )}
        />
        <Dot state={state} />
      </span>
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4 pb-4 group-last:pb-0">
        <p className={cx('min-w-0', state === 'later' ? 'text-ink-muted' : 'font-medium')}>
          {next ? (
            <span className="block text-sm font-normal text-ink-muted">
              {t('tracking.next.title')}
            </span>
          ) : (
            state !== 'stopped' && (
              <span className="sr-only">{`${t(`tracking.steps.${state}`)}: `}</span>
            )
          )}
          {next ?? label}
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
        state === 'next' ? 'border-accent' : 'border-line-strong',
        state === 'stopped' && 'border-warning bg-warning'
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
