import { FiguresCard } from '~/components/figures/figures_card'
import type { Figures } from '~/components/figures/types'
import type { Dashboard, DashboardState } from './use_dashboard'

/** What was spent and shipped in each of the last months. */
export function Months({ state: { dashboard, failed } }: { state: DashboardState }) {
  // Recent shipments, which come with the same answer, say that it failed and how to try again.
  if (failed || dashboard?.shipments === 0) return null
  const figures = dashboard && figuresOf(dashboard)
  return <FiguresCard title="Last six months" of={figures} titles={['Spend', 'Shipments']} />
}

function figuresOf({ months, spendText, shipments }: Dashboard): Figures {
  return {
    unit: 'Month',
    figures: [
      { name: 'spend', title: 'Spend', total: spendText },
      { name: 'shipments', title: 'Shipments', total: String(shipments) },
    ],
    points: months.map((month) => ({
      key: month.month,
      label: month.label,
      shortLabel: month.shortLabel,
      values: { spend: month.spend, shipments: month.shipments },
      texts: { spend: month.spendText, shipments: String(month.shipments) },
    })),
  }
}
