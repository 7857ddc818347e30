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
import { FigureTip } from '~/components/figures/figure_tip'
import type { Figures, Point } from '~/components/figures/types'

const TICK = { fill: 'var(--ink-muted)', fontSize: 12 }

/** ₦12k: what stands at the side has no room for more. */
const short = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 })

/** A balance stays until it changes, so the line has steps. The table says the same in figures. */
export default function BalanceChart({ of }: { of: Figures }) {
  useEffect(() => forgetMeasured, [])

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
          tickFormatter={(naira: number) => `₦${short.format(naira)}`}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Tooltip
          cursor={{ stroke: 'var(--line-strong)' }}
          isAnimationActive={false}
          content={({ payload }) => (
            <FigureTip point={payload?.[0]?.payload as Point | undefined} figures={of.figures} />
          )}
        />
        <Area
          type="stepAfter"
          dataKey={({ values }: Point) => values.balance}
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

/** Recharts measures its labels in an element that it leaves in the page, with an amount in it. */
function forgetMeasured() {
  document.getElementById('recharts_measurement_span')?.remove()
}
