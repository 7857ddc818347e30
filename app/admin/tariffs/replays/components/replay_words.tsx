import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type ShownReplay = Data.Admin.Tariffs.Replays.Replay.Variants['forPage']
export type ReplaySum = Data.Admin.Tariffs.Replays.ReplaySum.Variants['forPage']
export type ReplayFigures = Data.Admin.Tariffs.Replays.ReplayPage

const STATES: Record<ShownReplay['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'secondary' },
  running: { label: 'Running', tone: 'info' },
  finished: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
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

export function countText(count: number): string {
  return count.toLocaleString('en-NG')
}

export function shipmentsText(count: number): string {
  return count === 1 ? '1 shipment' : `${countText(count)} shipments`
}
