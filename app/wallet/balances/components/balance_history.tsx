import { lazy, Suspense } from 'react'
import type { Data } from '@generated/data'
import { ChartCard } from '~/components/figures/chart_card'
import { FigureTable } from '~/components/figures/figure_table'
import type { ChartFigures } from '~/components/figures/chart_figures'
import { DeferredProp } from '~/components/deferred_prop'
import { formatNaira } from '~/ui/money'
import { Skeleton } from '~/ui/skeleton'

type Day = Data.Wallet.Balances.BalanceDay

const BalanceChart = lazy(() => import('./balance_chart'))

const TITLE = 'Wallet balance, last 30 days'

export function BalanceHistory({ days }: { days: Day[] | null | undefined }) {
  return (
    <DeferredProp
      name="history"
      value={days}
      loading={null}
      failed="Could not load your balance of the last days."
    >
      {(known) =>
        known && (
          <ChartCard
            title={TITLE}
            pictures="chart"
            table={<FigureTable of={newestFirst(toBalanceFigures(known))} />}
          >
            <Suspense fallback={<BalanceChartFallback />}>
              <div role="img" aria-label={balanceSummary(known)} className="h-52">
                <BalanceChart of={toBalanceFigures(known)} />
              </div>
            </Suspense>
          </ChartCard>
        )
      }
    </DeferredProp>
  )
}

function BalanceChartFallback() {
  return <Skeleton className="h-52 w-full" />
}

function balanceSummary(days: Day[]): string {
  const first = days[0]
  const last = days.at(-1)
  return first && last
    ? `${TITLE}: from ${formatNaira(first.balance)} on ${first.label} to ${formatNaira(last.balance)} today`
    : TITLE
}

function toBalanceFigures(days: Day[]): ChartFigures {
  return {
    unit: 'Day',
    figures: [{ name: 'balance', title: 'Balance', isMoney: true, total: null }],
    points: days.map(({ day, label, shortLabel, balance }) => ({
      key: day,
      label,
      shortLabel,
      values: { balance },
    })),
  }
}

function newestFirst(figures: ChartFigures): ChartFigures {
  return { ...figures, points: figures.points.toReversed() }
}
