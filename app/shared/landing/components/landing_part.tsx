import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

interface LandingPartProps {
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

export function LandingPart({ id, title, lead, className, children }: LandingPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        'grid min-w-0 scroll-mt-4 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]',
        className
      )}
    >
      <div>
        <h2 id={`${id}-title`} className="text-3xl font-display text-balance sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-2 text-base text-ink-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
