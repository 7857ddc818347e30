import { Check } from 'lucide-react'
import { Button } from '~/ui/button'
import type { Saved } from './draft_keeper'

interface DraftMarkerProps {
  saved: Saved | null
  onDiscard: () => void
}

/** Says where what was typed so far is kept, and since when. */
export function DraftMarker({ saved, onDiscard }: DraftMarkerProps) {
  if (!saved) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      <Check aria-hidden="true" className="size-4 text-success" />
      {saved.where === 'here' ? 'Saved on this device only, at' : 'Draft saved at'}{' '}
      {clock.format(saved.at)}
      <Button size="sm" variant="ghost" className="min-h-11" onClick={onDiscard}>
        Start over
      </Button>
    </p>
  )
}

export const clock = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})
