import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Skeleton } from '~/ui/skeleton'
import { MonthTable } from './month_table'
import type { Dashboard, DashboardState } from './use_dashboard'

/** The library that draws is fetched when there is something to draw. */
const MonthChart = lazy(() => import('./month_chart'))

/** What was spent and shipped in each of the last months, as pictures or as a table. */
export function Months({ state: { dashboard, failed } }: { state: DashboardState }) {
  const [asTable, setAsTable] = useState(false)
  // Recent shipments, which come with the same answer, say that it failed and how to try again.
  if (failed || dashboard?.shipments === 0) return null
  return (
    <Card
      title="Last six months"
      padded={!asTable}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabled={!dashboard}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as charts' : 'Show as table'}
        </Button>
      }
    >
      {dashboard && asTable ? (
        <MonthTable dashboard={dashboard} />
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <Figure dashboard={dashboard} figure="spend" />
          <Figure dashboard={dashboard} figure="shipments" />
        </div>
      )}
    </Card>
  )
}

const TITLES = { spend: 'Spend', shipments: 'Shipments' }

interface FigureProps {
  dashboard: Dashboard | null
  figure: 'spend' | 'shipments'
}

function Figure({ dashboard, figure }: FigureProps) {
  const title = TITLES[figure]
  const total = dashboard && (figure === 'spend' ? dashboard.spendText : dashboard.shipments)
  return (
    <figure className="min-w-0" aria-busy={!dashboard}>
      <figcaption className="text-sm text-ink-muted">
        {title}
        {total === null ? (
          <Skeleton className="my-1 h-5 w-28" />
        ) : (
          <span className="tabular block text-lg font-semibold text-ink">{total}</span>
        )}
      </figcaption>
      <div role="img" aria-label={`${title} by month`} className="mt-2 h-36">
        <Suspense fallback={<Skeleton className="h-36 w-full" />}>
          {dashboard ? (
            <MonthChart months={dashboard.months} figure={figure} />
          ) : (
            <Skeleton className="h-36 w-full" />
          )}
        </Suspense>
      </div>
    </figure>
  )
}
