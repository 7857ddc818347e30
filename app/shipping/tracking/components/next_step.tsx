import { useTrackingWords } from './words'

/** What happens next, in a sentence. */
export function NextStep({ next }: { next: string | null | undefined }) {
  const t = useTrackingWords()
  if (!next) return null
  return (
    <p className="mt-3">
      <span className="block text-sm text-ink-muted">{t('tracking.next.title')}</span>
      {next}
    </p>
  )
}
