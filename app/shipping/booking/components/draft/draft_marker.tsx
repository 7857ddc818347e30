import { Check } from 'lucide-react'
import { Button } from '~/ui/button'
import type { DraftSave } from './draft_store'

interface DraftMarkerProps {
  saved: DraftSave | null
  onDiscard: () => void
  onUndo: () => void
}

export default function DraftMarker({ saved, onDiscard, onUndo }: DraftMarkerProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      {saved ? (
        <>
          <Check aria-hidden="true" className="size-4 text-success" />
          {saved.where === 'here' ? 'Saved on this device only, at' : 'Draft saved at'}{' '}
          {draftTimeFormat.format(saved.at)}
        </>
      ) : (
        <span role="status">You started over.</span>
      )}
      <Button size="sm" variant="ghost" className="min-h-11" onClick={saved ? onDiscard : onUndo}>
        {saved ? 'Start over' : 'Undo'}
      </Button>
    </p>
  )
}

export const draftTimeFormat = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})
