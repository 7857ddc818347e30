import type { Data } from '@generated/data'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Banknote,
  CircleHelp,
  HandHelping,
  PackagePlus,
  Scale,
  TriangleAlert,
  Truck,
} from 'lucide-react'
import { urlFor } from '~/client'
import { FiguresCard } from '~/components/figures/figures_card'
import type { ChartFigures as Series } from '~/components/figures/chart_figures'
import { Badge } from '~/ui/badge'
import { formatNaira } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import { DashboardButton } from './dashboard_button'

type Figures = Data.Admin.Console.ConsoleFigures

const CARD_GRID_CLASS = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function TodayCards({ figures }: { figures: Figures }) {
  const { bookedToday, paidToday, revenueToday, refundedToday, needsAttention } = figures
  const { funding, withdrawals, payments } = figures
  return (
    <div className={CARD_GRID_CLASS}>
      <StatCard
        label="Bookings today"
        value={bookedToday}
        hint={`${paidToday} paid today`}
        icon={<PackagePlus aria-hidden="true" />}
      >
        <div className="flex flex-wrap gap-2">
          <DashboardButton url={urlFor('shipping.history', {})}>Past Shipments</DashboardButton>
          <DashboardButton url={urlFor('shipping.import_history', {})}>
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
      <ParcelsToBookCard figures={figures} />
      <OrdersToDecideCard figures={figures} />
      <PickupsToArrangeCard figures={figures} />
      <StatCard
        label="Needs attention"
        value={needsAttention}
        hint="Refused by the courier, or without a waybill for an hour"
        icon={<TriangleAlert aria-hidden="true" />}
      />
      <StatCard
        label="Reweighs to decide on"
        value={figures.reweighs}
        hint={figures.reweighsText}
        icon={<Scale aria-hidden="true" />}
      >
        <DashboardButton url={urlFor('admin.reweigh_queue', {})}>Open the list</DashboardButton>
      </StatCard>
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
      <StatCard
        label="Unmatched payments"
        value={payments}
        hint="Decide below what to do with them"
        icon={<CircleHelp aria-hidden="true" />}
      />
    </div>
  )
}

function ParcelsToBookCard({ figures: { toBook, oldestToBook, isLate } }: { figures: Figures }) {
  return (
    <StatCard
      label="To book by hand"
      value={toBook}
      hint={oldestToBook ? `The oldest was paid ${oldestToBook}` : 'No parcels to book'}
      icon={<HandHelping aria-hidden="true" />}
      action={isLate && <Badge tone="warning">Late</Badge>}
    >
      {toBook > 0 && (
        <DashboardButton url={urlFor('admin.by_hand', {})}>Open the queue</DashboardButton>
      )}
    </StatCard>
  )
}

/** Orders whose outcome stays unknown, and waybills that nobody needs and we could not cancel. */
function OrdersToDecideCard({ figures: { ordersToDecide } }: { figures: Figures }) {
  return (
    <StatCard
      label="Courier orders to decide on"
      value={ordersToDecide}
      hint="Not found at the courier, or not needed any more"
      icon={<Truck aria-hidden="true" />}
    >
      {ordersToDecide > 0 && (
        <DashboardButton url={urlFor('admin.courier_orders', {})}>Decide</DashboardButton>
      )}
    </StatCard>
  )
}

/**
 * Pickups that the courier refused, missed, left unanswered or did not cancel, or that staff book
 * by hand.
 */
function PickupsToArrangeCard({ figures: { pickupsToArrange } }: { figures: Figures }) {
  return (
    <StatCard
      label="Pickups to arrange"
      value={pickupsToArrange}
      hint={pickupsToArrange > 0 ? 'Today or before' : 'Every pickup of today is arranged'}
      icon={<Truck aria-hidden="true" />}
    >
      {pickupsToArrange > 0 && (
        <DashboardButton url={urlFor('admin.pickups', {})}>Open the list</DashboardButton>
      )}
    </StatCard>
  )
}

export function TodayCardsSkeleton() {
  return (
    <div role="status" className={CARD_GRID_CLASS}>
      <span className="sr-only">Loading the figures of today</span>
      <StatCard label="Bookings today" value="" loading />
      <StatCard label="Revenue today" value="" loading />
      <StatCard label="Needs attention" value="" loading />
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
