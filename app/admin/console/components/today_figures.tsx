import type { Data } from '@generated/data'
import { ArrowDownToLine, ArrowUpFromLine, Banknote, PackagePlus } from 'lucide-react'
import { urlFor } from '~/client'
import { FiguresCard } from '~/components/figures/figures_card'
import type { ChartFigures as Series } from '~/components/figures/chart_figures'
import { formatNaira } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import { DashboardButton } from './dashboard_button'

type Figures = Data.Admin.Console.ConsoleFigures

const CARD_GRID_CLASS = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4'

export function TodayCards({ figures }: { figures: Figures }) {
  const { bookedToday, paidToday, revenueToday, refundedToday, funding, withdrawals } = figures
  const { day } = figures.days.at(-1)!
  const ofToday = { startDate: day, endDate: day }
  return (
    <div className={CARD_GRID_CLASS}>
      <StatCard
        label="Bookings today"
        value={bookedToday}
        hint={`Without cancelled bookings. ${paidToday} paid today`}
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
        value={formatNaira(revenueToday)}
        hint={refundedToday ? `Net of ${formatNaira(refundedToday)} refunds` : 'Paid for shipments'}
        icon={<Banknote aria-hidden="true" />}
      />
      <StatCard
        label="Funding pending"
        value={funding.count}
        hint={`${formatNaira(funding.total)} started but not confirmed`}
        icon={<ArrowDownToLine aria-hidden="true" />}
      />
      <StatCard
        label="Withdrawals pending"
        value={withdrawals.count}
        hint={`${formatNaira(withdrawals.total)} on the way to bank accounts`}
        icon={<ArrowUpFromLine aria-hidden="true" />}
      />
    </div>
  )
}

export function TodayCardsSkeleton() {
  return (
    <div role="status" className={CARD_GRID_CLASS}>
      <span className="sr-only">Loading the figures of today</span>
      <StatCard label="Bookings today" value="" loading />
      <StatCard label="Revenue today" value="" loading />
    </div>
  )
}

export function WeekCharts({ figures }: { figures: Figures }) {
  return (
    <FiguresCard
      title="Last seven days"
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
