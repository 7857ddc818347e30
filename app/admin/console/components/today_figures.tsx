import type { Data } from '@generated/data'
import { ArrowLeftRight, Banknote, PackagePlus, Undo2 } from 'lucide-react'
import { urlFor } from '~/client'
import { FiguresCard } from '~/components/figures/figures_card'
import type { ChartFigures as Series } from '~/components/figures/chart_figures'
import { formatNaira } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import { DashboardButton } from './dashboard_button'

type Figures = Data.Admin.Console.ConsoleFigures

const CARD_GRID_CLASS = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4'

/** Today so far beside the whole of yesterday. */
export function TodayCards({ figures }: { figures: Figures }) {
  const { today, yesterday, funding, withdrawals } = figures
  const ofToday = { startDate: today.day, endDate: today.day }
  return (
    <div className={CARD_GRID_CLASS}>
      <StatCard
        label="Bookings today"
        value={today.booked}
        hint={`${today.paid} paid today. Yesterday ${yesterday.booked}. Cancelled bookings are not counted`}
        icon={<PackagePlus aria-hidden="true" />}
      >
        <div className="flex flex-wrap gap-2">
          <DashboardButton url={urlFor('shipping.history', {}, { qs: ofToday })}>
            Past Shipments
          </DashboardButton>
          <DashboardButton url={urlFor('shipping.import_history', {}, { qs: ofToday })}>
            Import Requests
          </DashboardButton>
        </div>
      </StatCard>
      <StatCard
        label="Revenue today"
        value={formatNaira(today.revenue)}
        hint={`Yesterday ${formatNaira(yesterday.revenue)}. Refunds are deducted`}
        icon={<Banknote aria-hidden="true" />}
      />
      <StatCard
        label="Refunds today"
        value={formatNaira(today.refunded)}
        hint={`Yesterday ${formatNaira(yesterday.refunded)}`}
        icon={<Undo2 aria-hidden="true" />}
      />
      <StatCard
        label="Payments pending"
        value={funding.count + withdrawals.count}
        hint={pendingText(figures)}
        icon={<ArrowLeftRight aria-hidden="true" />}
      />
    </div>
  )
}

function pendingText({ funding, withdrawals }: Figures): string {
  if (funding.count + withdrawals.count === 0) return 'No funding and no withdrawal is pending'
  return `Funding pending: ${funding.count} (${formatNaira(funding.total)}). Withdrawals pending: ${withdrawals.count} (${formatNaira(withdrawals.total)})`
}

export function MonthCharts({ figures }: { figures: Figures }) {
  return (
    <FiguresCard
      title="Last 30 days"
      figures={toChartFigures(figures)}
      titles={['Revenue', 'Bookings']}
    />
  )
}

function toChartFigures({ days, booked, revenue }: Figures): Series {
  return {
    unit: 'Day',
    figures: [
      { name: 'revenue', title: 'Revenue', isMoney: true, total: revenue },
      { name: 'bookings', title: 'Bookings', total: booked },
    ],
    points: days.map((day) => ({
      key: day.day,
      label: day.label,
      shortLabel: day.shortLabel,
      values: { revenue: day.revenue, bookings: day.booked },
    })),
  }
}
