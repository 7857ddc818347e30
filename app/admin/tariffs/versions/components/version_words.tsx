import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type ShownVersion = Data.Admin.Tariffs.Versions.Version.Variants['forPage']

/** One whose changes are shown. Without its state nobody is asked to edit it. */
export type ComparedVersion = { id: number; state?: ShownVersion['state'] }

const STATES: Record<ShownVersion['state'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'warning' },
  planned: { label: 'Planned', tone: 'info' },
  published: { label: 'Published', tone: 'neutral' },
  discarded: { label: 'Discarded', tone: 'secondary' },
}

const LIVE = { label: 'Live', tone: 'success' } as const

/** The one that is live says so; the others what became of them. */
export function VersionBadge({ version, isLive }: { version: ShownVersion; isLive: boolean }) {
  const { label, tone } = isLive ? LIVE : STATES[version.state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

/** Who did what the version is. */
export function authorOf({ state, createdBy, plannedBy, publishedBy }: ShownVersion): string {
  const who = state === 'published' ? publishedBy : state === 'planned' ? plannedBy : createdBy
  return who ?? 'A command or file'
}
