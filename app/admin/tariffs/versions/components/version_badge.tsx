import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type TariffVersionData = Data.Admin.Tariffs.Versions.Version.Variants['forPage']

/** Without a `state`, pages link to the rates to see them, not to edit them. */
export type ComparedVersion = { id: number; state?: TariffVersionData['state'] }

const STATES: Record<TariffVersionData['state'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'warning' },
  planned: { label: 'Planned', tone: 'info' },
  published: { label: 'Published', tone: 'neutral' },
  discarded: { label: 'Discarded', tone: 'secondary' },
}

const LIVE = { label: 'Live', tone: 'success' } as const

export function VersionBadge({ version, isLive }: { version: TariffVersionData; isLive: boolean }) {
  const { label, tone } = isLive ? LIVE : STATES[version.state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

export function versionAuthor({
  state,
  createdBy,
  plannedBy,
  publishedBy,
}: TariffVersionData): string {
  const who = state === 'published' ? publishedBy : state === 'planned' ? plannedBy : createdBy
  return who ?? 'Import'
}
