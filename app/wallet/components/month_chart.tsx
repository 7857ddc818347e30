import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts'
import type { Dashboard } from './use_dashboard'

type Month = Dashboard['months'][number]

export interface MonthChartProps {
  months: Month[]
  figure: 'spend' | 'shipments'
}

const TICK = { fill: 'var(--ink-muted)', fontSize: 12 }

/** Bars only: the figures themselves are in the table beside it, so a reader loses nothing. */
export default function MonthChart({ months, figure }: MonthChartProps) {
  return (
    <ResponsiveContainer width="100%" height={144}>
      <BarChart data={months} accessibilityLayer={false} margin={{ top: 8, bottom: 0 }}>
        <XAxis
          dataKey="shortLabel"
          interval={0}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={TICK}
        />
        <Tooltip
          cursor={{ fill: 'var(--surface-sunken)' }}
          isAnimationActive={false}
          content={({ payload }) => <Tip month={payload?.[0]?.payload as Month | undefined} />}
        />
        <Bar
          dataKey={figure}
          fill="var(--accent)"
          radius={[4, 4, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

function Tip({ month }: { month: Month | undefined }) {
  if (!month) return null
  return (
    <div className="tabular rounded border bg-surface-raised px-3 py-2 text-sm shadow-raised">
      <p className="font-medium">{month.label}</p>
      <p>{month.spendText}</p>
      <p className="text-ink-muted">{shipmentsText(month.shipments)}</p>
    </div>
  )
}

function shipmentsText(count: number): string {
  return count === 1 ? '1 shipment' : `${count} shipments`
}
