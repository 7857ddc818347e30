import { Link } from '@inertiajs/react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'
import { FIGURE_PERIODS } from '#branding/page_figures/rules/figure_periods'

export function PeriodLinks({ days }: { days: number }) {
  return (
    <nav aria-label="Period" className="no-print flex flex-wrap gap-2">
      {FIGURE_PERIODS.map((period) => (
        <Link
          key={period}
          href={urlFor('branding.page_figures', {}, { qs: { days: period } })}
          aria-current={period === days ? 'page' : undefined}
          className={buttonClass({
            variant: period === days ? 'primary' : 'secondary',
            size: 'sm',
          })}
        >
          Last {period} days
        </Link>
      ))}
    </nav>
  )
}
