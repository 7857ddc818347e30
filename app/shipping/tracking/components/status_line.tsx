import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { cx } from '~/ui/cx'
import { TRACKING_PICTURES } from './tracking_icons'

type StatusLineProps = {
  detail: Pick<Data.Shipping.Tracking.Tracking, 'tone' | 'statusIcon' | 'statusText' | 'statusNote'>
  level: 1 | 2 | 3
  children?: ReactNode
}

const COLOURS: Record<Data.Shipping.Tracking.Tracking['tone'], string> = {
  good: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

export function StatusLine({ detail, level, children }: StatusLineProps) {
  const Heading = `h${level}` as const
  const Icon = TRACKING_PICTURES[detail.statusIcon]
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-full',
          COLOURS[detail.tone]
        )}
      >
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 self-center">
        <Heading className="text-xl font-semibold tracking-tight text-balance sm:text-2xl">
          {detail.statusText}
        </Heading>
        {detail.statusNote && <p className="mt-0.5">{detail.statusNote}</p>}
        {children}
      </div>
    </div>
  )
}
