import { Badge, type BadgeTone } from '~/ui/badge'
import type { Difference } from './difference_list'

type Change = Difference['change']

const TONES: Record<Change, BadgeTone> = { added: 'success', removed: 'danger', changed: 'neutral' }

const LABELS: Record<Change, (what: string) => string> = {
  added: (what) => `New ${what}`,
  removed: (what) => `Deleted ${what}`,
  changed: () => 'Changed',
}

interface ChangeNotesProps {
  what: 'zone' | 'surcharge'
  change: Change
  isConflict: boolean
  facts: string[]
}

/** What kind of change it is, and a sentence for each part that changes. */
export function ChangeNotes({ what, change, isConflict, facts }: ChangeNotesProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4 pt-4 sm:px-5">
        <Badge tone={TONES[change]}>{LABELS[change](what)}</Badge>
        {isConflict && <Badge tone="warning">Changed by others since</Badge>}
      </div>
      {facts.length > 0 && (
        <ul className="list-disc px-4 pt-3 pl-9 text-sm sm:pl-10">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </>
  )
}
