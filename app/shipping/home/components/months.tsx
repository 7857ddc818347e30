import { FiguresCard } from '~/components/figures/figures_card'
import type { ChartFigures } from '~/components/figures/chart_figures'
import type { DashboardResponse } from './dashboard_types'

/** With fewer days the chart would be nearly empty. */
const MIN_ACTIVE_DAYS = 7

export function Months({ dashboard }: { dashboard: DashboardResponse | undefined }) {
  // After a failure, the list of recent shipments shows the error: it uses the same response.
  if (!dashboard || dashboard.activeDays < MIN_ACTIVE_DAYS) return null
  return (
    <FiguresCard
      title="Last six months"
      figures={figuresOf(dashboard)}
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
