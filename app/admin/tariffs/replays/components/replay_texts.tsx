import type { Data } from '@generated/data'
import { pluralize } from '#shared/languages/rules/pluralize'
import { countText } from '~/ui/count_text'
import { formatNaira } from '~/ui/money'
import { Badge, type BadgeTone } from '~/ui/badge'

export type ReplayData = Data.Admin.Tariffs.Replays.Replay.Variants['forPage']
export type ReplaySumData = Data.Admin.Tariffs.Replays.ReplaySum.Variants['forPage']
export type ReplayPageData = Data.Admin.Tariffs.Replays.ReplayPage

const STATES: Record<ReplayData['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Queued', tone: 'secondary' },
  running: { label: 'Running', tone: 'info' },
  finished: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

export function ReplayBadge({ replay: { state } }: { replay: ReplayData }) {
  const { label, tone } = STATES[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

export function isReplayRunning({ state }: ReplayData): boolean {
  return state === 'waiting' || state === 'running'
}

export function replayProgressText({ done, total }: ReplayData): string {
  return `${countText(done)} of ${pluralize(total ?? done, 'shipment')}`
}

/** Names the tariff that the replay compared with, because another may be live by now. */
export function comparedVersionText({ liveVersion }: ReplayData): string {
  if (!liveVersion) return 'The live tariff is the one that was live when this replay ran'
  const { name, number } = liveVersion
  return `The live tariff is version ${number}, “${name}”, which was live when this replay ran`
}

export function firstRowsText(shown: number, count: number): string | null {
  if (count <= shown) return null
  return `The first ${countText(shown)} of ${countText(count)}. The CSV has them all.`
}

export function marginText(naira: number | null): string {
  return naira === null ? 'Not known' : formatNaira(naira)
}

export function coverageText({ costKnown, compared }: ReplaySumData): string {
  return `${countText(costKnown)} of ${countText(compared)}`
}
