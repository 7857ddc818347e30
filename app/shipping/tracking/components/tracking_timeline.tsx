import type { Data } from '@generated/data'
import { cx } from '~/ui/cx'
import { Timeline, type TimelineDay } from '~/ui/timeline'
import { TRACKING_PICTURES } from './tracking_icons'
import { useTrackingWords } from './use_tracking_words'

type Entry = Data.Shipping.Tracking.Tracking['trackingList'][number]

type TrackingTimelineProps = { entries: readonly Entry[]; level: 2 | 3 | 4 }

export function TrackingTimeline({ entries, level }: TrackingTimelineProps) {
  const t = useTrackingWords()
  return (
    <>
      <p className="mb-3 text-xs text-ink-muted">{t('tracking.detail.zone')}</p>
      <Timeline days={byDay(entries, t)} level={level} />
    </>
  )
}

type AllScansProps = TrackingTimelineProps & {
  /** Of a box that scrolls, also by keyboard. */
  height?: string
}

/** Folded without scripts. */
export function AllScans({ entries, level, height }: AllScansProps) {
  const t = useTrackingWords()
  const title = t('tracking.detail.history', { count: entries.length })
  return (
    <details className="mt-4 border-t">
      <summary className="min-h-11 cursor-pointer content-center rounded font-medium">
        {title}
      </summary>
      <div
        {...(height && { 'role': 'group', 'aria-label': title, 'tabIndex': 0 })}
        className={cx('pt-2', height)}
      >
        <TrackingTimeline entries={entries} level={level} />
      </div>
    </details>
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
