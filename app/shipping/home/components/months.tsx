import { FiguresCard } from '~/components/figures/figures_card'
import type { ChartFigures } from '~/components/figures/chart_figures'
import type { DashboardResponse } from './dashboard_types'

/** Bars of fewer days would be a picture of nothing. */
const FEWEST_DAYS = 7

/** What was spent and shipped in each of the last months, once there is something to see. */
export function Months({ dashboard }: { dashboard: DashboardResponse | undefined }) {
  // Recent shipments, which come with the same answer, say that it failed and how to try again.
  if (!dashboard || dashboard.activeDays < FEWEST_DAYS) return null
  return (
    <FiguresCard
      title="Last six months"
      of={figuresOf(dashboard)}
      titles={['Spend', 'Shipments']}
    />
  )
}

function figuresOf({ months, shipments }: DashboardResponse): ChartFigures {
  const spend = months.reduce((sum, month) => sum + month.spend, 0)
  return {
    unit: 'Month',
    figures: [
      { name: 'spend', title: 'Spend', isMoney: true, total: spend },
      { name: 'shipments', title: 'Shipments', total: shipments },
    ],
    points: months.map((month) => ({
      key: month.month,
      label: month.label,
      shortLabel: month.shortLabel,
      values: { spend: month.spend, shipments: month.shipments },
    })),
  }
}
