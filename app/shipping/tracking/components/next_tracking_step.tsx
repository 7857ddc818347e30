import type { Journey } from '#shipping/tracking/rules/tracking_journey'
import { useTrackingWords } from './use_tracking_words'

export function NextTrackingStep({ journey }: { journey?: Journey }) {
  const t = useTrackingWords()
  const { next, usual } = journey ?? {}
  if (!next && !usual) return null
  return (
    <div className="mt-3">
      {next && (
        <p>
          <span className="block text-sm text-ink-muted">{t('tracking.next.title')}</span>
          {next}
        </p>
      )}
      {usual && <p className="mt-1 text-sm text-ink-muted">{usual}</p>}
    </div>
  )
}
