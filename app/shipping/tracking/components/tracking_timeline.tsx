import type { Data } from '@generated/data'
import { Timeline, type TimelineDay } from '~/ui/timeline'
import { TRACKING_PICTURES } from './tracking_icons'
import { useTrackingWords } from './use_tracking_words'

type Entry = Data.Shipping.Tracking.Tracking['trackingList'][number]

type TrackingTimelineProps = { entries: readonly Entry[]; level: 3 | 4 }

export function TrackingTimeline({ entries, level }: TrackingTimelineProps) {
  const t = useTrackingWords()
  return (
    <>
      <p className="mb-3 text-xs text-ink-muted">{t('tracking.detail.zone')}</p>
      <Timeline days={byDay(entries, t)} level={level} />
    </>
  )
}

type Words = ReturnType<typeof useTrackingWords>

function byDay(entries: readonly Entry[], t: Words): TimelineDay[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return [...days].map(([day, events]) => ({
    day,
    events: events.map((event) => eventOf(event, t)),
  }))
}

function eventOf({ ts, day, time, text, place, icon }: Entry, t: Words) {
  const Icon = TRACKING_PICTURES[icon]
  return {
    time,
    text,
    place: place ?? undefined,
    icon: <Icon />,
    exact: t('tracking.detail.lagosTime', { day, time }),
    dateTime: ts,
  }
}
