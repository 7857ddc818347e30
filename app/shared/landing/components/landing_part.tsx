import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

interface LandingPartProps {
  /** What the navigation's anchors name. */
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page for everybody, with a heading that links lead to. */
export function LandingPart({ id, title, lead, className, children }: LandingPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('min-w-0 scroll-mt-4', className)}
    >
      <h2
        id={`${id}-title`}
        className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl"
      >
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-2xl text-base text-ink-muted sm:text-lg">{lead}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </section>
  )
}
