import { Badge, type BadgeTone } from '~/ui/badge'
import type { Data } from '@generated/data'

export type ZoneDifferenceData = Data.Admin.Tariffs.Versions.Comparison.ZoneDifference

type DifferenceKind = ZoneDifferenceData['change']

const TONES: Record<DifferenceKind, BadgeTone> = {
  added: 'success',
  removed: 'danger',
  changed: 'neutral',
}

const LABELS: Record<DifferenceKind, (what: string) => string> = {
  added: (what) => `New ${what}`,
  removed: (what) => `Deleted ${what}`,
  changed: () => 'Changed',
}

interface ChangeDetailsProps {
  what: 'zone' | 'surcharge'
  change: DifferenceKind
  isConflict: boolean
  facts: string[]
}

export function ChangeDetails({ what, change, isConflict, facts }: ChangeDetailsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4 pt-4 sm:px-5">
        <Badge tone={TONES[change]}>{LABELS[change](what)}</Badge>
        {isConflict && <Badge tone="warning">Also changed on the live tariff</Badge>}
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
