import type { ReactNode } from 'react'
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
      <Timeline
        days={byDay(entries, (entry) => eventOf(entry, t, pictureOf(entry)))}
        level={level}
      />
    </>
  )
}

type AllScansProps = TrackingTimelineProps & {
  /** Of a box that scrolls, also by keyboard. */
  height?: string
}

/** Folded without scripts, and without pictures, which would make the page too heavy. */
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
        <Timeline days={byDay(entries, (entry) => eventOf(entry, t))} level={level} />
      </div>
    </details>
  )
}

function byDay(
  entries: readonly Entry[],
  toEvent: (entry: Entry) => TimelineDay['events'][number]
): TimelineDay[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay.map(toEvent) }))
}

function eventOf(
  { ts, day, time, text, place }: Entry,
  t: ReturnType<typeof useTrackingWords>,
  icon?: ReactNode
) {
  const exact = t('tracking.detail.lagosTime', { day, time })
  return { time, text, place: place ?? undefined, icon, exact, dateTime: ts }
}

function pictureOf({ icon }: Entry) {
  const Icon = TRACKING_PICTURES[icon]
  return <Icon />
}
