import { Check } from 'lucide-react'
import { Button } from '~/ui/button'
import type { Draft } from './use_undoable_draft'

interface DraftMarkerProps {
  draft: Pick<Draft, 'saved' | 'discarded' | 'undo'>
  onStartOver: () => void
}

/** Shows when the draft was saved, with buttons to discard it and to undo discarding. */
export default function DraftMarker({ draft, onStartOver }: DraftMarkerProps) {
  const { saved, discarded, undo } = draft
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      {saved ? (
        <>
          <Check aria-hidden="true" className="size-4 text-success" />
          {saved.where === 'here' ? 'Saved on this device only, at' : 'Draft saved at'}{' '}
          {draftTimeFormat.format(saved.at)}
        </>
      ) : (
        <span role="status">Draft discarded.</span>
      )}
      <Button size="sm" variant="ghost" className="min-h-11" onClick={saved ? onStartOver : undo}>
        {saved ? 'Start over' : 'Undo'}
      </Button>
      {saved && discarded && (
        <>
          <span role="status">Other draft discarded.</span>
          <Button size="sm" variant="ghost" className="min-h-11" onClick={undo}>
            Undo
          </Button>
        </>
      )}
    </p>
  )
}

export const draftTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})
