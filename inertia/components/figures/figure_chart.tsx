import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts'
import { FigureTooltip } from './figure_tooltip'
import type { ChartFigure, ChartFigures, ChartPoint } from './chart_figures'

const TICK = { fill: 'var(--ink-muted)', fontSize: 12 }

/** Screen readers skip these bars, because a table has the same figures. */
export default function FigureChart({ of, figure }: { of: ChartFigures; figure: ChartFigure }) {
  return (
    <ResponsiveContainer width="100%" height={144}>
      <BarChart data={of.points} accessibilityLayer={false} margin={{ top: 8, bottom: 0 }}>
        <XAxis
          dataKey="shortLabel"
          padding={{ left: 12, right: 12 }}
          interval="equidistantPreserveStart"
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={TICK}
        />
        <Tooltip
          cursor={{ fill: 'var(--surface-sunken)' }}
          isAnimationActive={false}
          content={({ payload }) => (
            <FigureTooltip
              point={payload?.[0]?.payload as ChartPoint | undefined}
              figures={of.figures}
            />
          )}
        />
        <Bar
          dataKey={({ values }: ChartPoint) => values[figure.name]}
          fill="var(--accent)"
          radius={[4, 4, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
