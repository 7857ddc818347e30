import { Check } from 'lucide-react'
import { Button } from '~/ui/button'

interface DraftMarkerProps {
  savedAt: Date | null
  onDiscard: () => void
}

/** Says that what was typed so far is kept in this browser. */
export function DraftMarker({ savedAt, onDiscard }: DraftMarkerProps) {
  if (!savedAt) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      <Check aria-hidden="true" className="size-4 text-success" />
      Draft saved at {clock.format(savedAt)}
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        Start afresh
      </Button>
    </p>
  )
}

const clock = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})
