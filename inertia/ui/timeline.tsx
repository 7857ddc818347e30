import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

interface TimelineEvent {
  time: string
  text: ReactNode
  place?: ReactNode
  icon?: ReactNode
  exact?: string
  dateTime?: string
}

export interface TimelineDay {
  day: string
  events: readonly TimelineEvent[]
}

export interface TimelineProps {
  days: readonly TimelineDay[]
  /** Marks the first event as current. */
  currentFirst?: boolean
  level?: 2 | 3 | 4
}

/** A list of events by day. It works without scripts. */
export function Timeline({ days, currentFirst = true, level = 3 }: TimelineProps) {
  const Heading = `h${level}` as const
  return (
    <div className="space-y-5">
      {days.map(({ day, events }, dayIndex) => (
        <section key={day}>
          <Heading className="mb-2 text-sm font-semibold">{day}</Heading>
          <ol>
            {events.map((event, index) => (
              <TimelineEntry
                key={`${event.time}-${index}`}
                event={event}
                current={currentFirst && dayIndex === 0 && index === 0}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function TimelineEntry({ event, current }: { event: TimelineEvent; current: boolean }) {
  return (
    <li className="group grid grid-cols-[4.75rem_1.25rem_1fr] gap-x-2 text-sm">
      <time
        dateTime={event.dateTime}
        title={event.exact}
        className="tabular whitespace-nowrap pt-px text-right text-ink-muted"
      >
        {event.time}
      </time>
      <span aria-hidden="true" className="relative flex justify-center">
        <span className="absolute -bottom-1 top-5 w-px bg-line-strong group-last:hidden" />
        <Dot icon={event.icon} current={current} />
      </span>
      <div className={cx('min-w-0 pb-4', current && 'font-semibold')}>
        {event.text}
        {event.place && <p className="font-normal text-ink-muted">{event.place}</p>}
      </div>
    </li>
  )
}

function Dot({ icon, current }: { icon?: ReactNode; current: boolean }) {
  if (icon) {
    return (
      <span className={cx('[&_svg]:size-4.5', current ? 'text-accent' : 'text-ink-muted')}>
        {icon}
      </span>
    )
  }
  return (
    <span
      className={cx(
        'mt-1.5 size-2.5 rounded-full border-2',
        current
          ? 'border-accent bg-accent ring-4 ring-accent-soft'
          : 'border-line-strong bg-surface-raised'
      )}
    />
  )
}
