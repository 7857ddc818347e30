import type { ReactNode } from 'react'
import { Package } from 'lucide-react'
import { FlightLine } from '~/components/brand/flight_line'
import { cx } from '~/ui/cx'

export interface EmptyStateProps {
  title: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** In a frame of its own, where neither a card nor a table has one. */
  framed?: boolean
  children?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  const { title, icon = <Package />, action, framed, children } = props
  return (
    <div
      className={cx(
        'flex flex-col items-center px-4 py-10 text-center',
        framed && 'rounded border bg-surface-raised'
      )}
    >
      <span aria-hidden="true" className="mb-4 flex items-end">
        <FlightLine withoutParcel className="-mr-3 w-28" />
        <span className="flex size-11 shrink-0 items-center justify-center rounded bg-accent-2 text-accent-2-ink [&_svg]:size-5.5 [&_svg]:stroke-[1.75]">
          {icon}
        </span>
      </span>
      <p className="max-w-md text-lg font-display text-balance">{title}</p>
      {children && <div className="mt-1 max-w-md text-sm text-ink-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
