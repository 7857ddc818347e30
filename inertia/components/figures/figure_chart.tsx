import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts'
import type { Figure, Figures, Point } from './types'

const TICK = { fill: 'var(--ink-muted)', fontSize: 12 }

/** Bars only: the figures themselves are in the table beside it, so a reader loses nothing. */
export default function FigureChart({ of, figure }: { of: Figures; figure: Figure }) {
  return (
    <ResponsiveContainer width="100%" height={144}>
      <BarChart data={of.points} accessibilityLayer={false} margin={{ top: 8, bottom: 0 }}>
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
          content={({ payload }) => (
            <Tip point={payload?.[0]?.payload as Point | undefined} figures={of.figures} />
          )}
        />
        <Bar
          dataKey={({ values }: Point) => values[figure.name]}
          fill="var(--accent)"
          radius={[4, 4, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

function Tip({ point, figures }: { point: Point | undefined; figures: Figure[] }) {
  if (!point) return null
  return (
    <div className="tabular rounded border bg-surface-raised px-3 py-2 text-sm shadow-raised">
      <p className="font-medium">{point.label}</p>
      {figures.map(({ name, title }) => (
        <p key={name}>
          {title}: {point.texts[name]}
        </p>
      ))}
    </div>
  )
}
