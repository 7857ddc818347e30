import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { CircleAlert, PackageCheck, Truck } from 'lucide-react'
import { cx } from '~/ui/cx'

type StatusLineProps = {
  detail: Pick<Data.Shipping.Tracking.Tracking, 'delivered' | 'held' | 'statusText' | 'statusNote'>
  /** Of the heading. */
  level: 1 | 2 | 3
  children?: ReactNode
}

/** The sentence that people came for, and what limits it. */
export function StatusLine({ detail, level, children }: StatusLineProps) {
  const Heading = `h${level}` as const
  const Icon = iconOf(detail)
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-full',
          detail.held ? 'bg-warning-soft text-warning' : 'bg-accent-soft text-accent'
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

function iconOf({ delivered, held }: StatusLineProps['detail']) {
  if (held) return CircleAlert
  return delivered ? PackageCheck : Truck
}
