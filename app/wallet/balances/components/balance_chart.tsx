import { useEffect } from 'react'
import {
  Area,
  AreaChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { FigureTooltip } from '~/components/figures/figure_tooltip'
import type { ChartFigures, ChartPoint } from '~/components/figures/chart_figures'

const TICK = { fill: 'var(--ink-muted)', fontSize: 12 }

/** Formats an amount as ₦12k, because the axis has no room for full amounts. */
const compactNaira = new Intl.NumberFormat('en-NG', {
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Draws steps, because a balance holds until the next transaction. */
export default function BalanceChart({ of }: { of: ChartFigures }) {
  useEffect(() => clearMeasuredLabels, [])

  return (
    <ResponsiveContainer width="100%" height={208}>
      <AreaChart
        data={of.points}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0 }}
      >
        <XAxis
          dataKey="shortLabel"
          minTickGap={24}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={TICK}
        />
        <YAxis
          width={56}
          tickLine={false}
          axisLine={false}
          tick={TICK}
          tickFormatter={(naira: number) => `₦${compactNaira.format(naira)}`}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Tooltip
          cursor={{ stroke: 'var(--line-strong)' }}
          isAnimationActive={false}
          content={({ payload }) => (
            <FigureTooltip
              point={payload?.[0]?.payload as ChartPoint | undefined}
              figures={of.figures}
            />
          )}
        />
        <Area
          type="stepAfter"
          dataKey={({ values }: ChartPoint) => values.balance}
          stroke="var(--accent)"
          strokeWidth={2}
          fill="var(--accent)"
          fillOpacity={0.12}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}

/** Recharts leaves its measuring element, which contains an amount, in the page. */
function clearMeasuredLabels() {
  document.getElementById('recharts_measurement_span')?.remove()
}
