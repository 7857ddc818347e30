import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNaira } from '~/ui/money'
import type { ReplaySumData } from './replay_texts'

const TICK = { fill: 'var(--ink-muted)', fontSize: 12 }
const ROW_HEIGHT = 44

const BARS = [
  { sum: 'before', fill: 'var(--line-strong)' },
  { sum: 'after', fill: 'var(--accent)' },
] as const

/** Shortens amounts to `₦12k`, because the axis has no room for more. */
const compactNumber = new Intl.NumberFormat('en-NG', {
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Draws both bars one above the other, so that names fit on a phone. The table shows the same. */
export default function ReplayChart({ parts }: { parts: ReplaySumData[] }) {
  return (
    <ResponsiveContainer width="100%" height={parts.length * ROW_HEIGHT + 32}>
      <BarChart
        data={parts}
        layout="vertical"
        accessibilityLayer={false}
        barGap={2}
        margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
      >
        <XAxis
          type="number"
          tickCount={4}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={TICK}
          tickFormatter={(naira: number) => `₦${compactNumber.format(naira)}`}
        />
        <YAxis
          type="category"
          dataKey={({ key }: ReplaySumData) => key}
          tickFormatter={(_, index) => shortenName(parts[index]?.name ?? '')}
          width={112}
          tickLine={false}
          axisLine={false}
          tick={TICK}
        />
        <Tooltip
          cursor={{ fill: 'var(--surface-sunken)' }}
          isAnimationActive={false}
          content={({ payload }) => (
            <ReplayTooltip part={payload?.[0]?.payload as ReplaySumData | undefined} />
          )}
        />
        {BARS.map(({ sum, fill }) => (
          <Bar
            key={sum}
            dataKey={({ [sum]: naira }: ReplaySumData) => naira}
            fill={fill}
            radius={[0, 4, 4, 0]}
            maxBarSize={14}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

function ReplayTooltip({ part }: { part: ReplaySumData | undefined }) {
  if (!part) return null
  return (
    <div className="tabular rounded border bg-surface-raised px-3 py-2 text-sm shadow-raised">
      <p className="font-medium">{part.name}</p>
      <p>Live tariff: {formatNaira(part.before)}</p>
      <p>This version: {formatNaira(part.after)}</p>
    </div>
  )
}

function shortenName(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name
}
