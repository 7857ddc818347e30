import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type ShownReplay = Data.Admin.Tariffs.Replays.Replay.Variants['forPage']
export type ReplaySum = Data.Admin.Tariffs.Replays.ReplaySum.Variants['forPage']
export type ReplayFigures = Data.Admin.Tariffs.Replays.ReplayPage

const STATES: Record<ShownReplay['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Queued', tone: 'secondary' },
  running: { label: 'Running', tone: 'info' },
  finished: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

export function ReplayBadge({ replay: { state } }: { replay: ShownReplay }) {
  const { label, tone } = STATES[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

export function isUnderWay({ state }: ShownReplay): boolean {
  return state === 'waiting' || state === 'running'
}

/** How far it is, once its shipments are counted. */
export function reachedText({ done, total }: ShownReplay): string {
  return `${countText(done)} of ${shipmentsText(total ?? done)}`
}

export function countText(count: number): string {
  return count.toLocaleString('en-NG')
}

export function shipmentsText(count: number): string {
  return count === 1 ? '1 shipment' : `${countText(count)} shipments`
}
