import { lazy, Suspense } from 'react'
import { Skeleton } from '~/ui/skeleton'
import { ChartCard } from './chart_card'
import { FigureTable } from './figure_table'
import { type ChartFigure, type ChartFigures, formatFigure } from './chart_figures'

/** Loads the chart library on demand. */
const FigureChart = lazy(() => import('./figure_chart'))

export interface FiguresCardProps {
  title: string
  figures: ChartFigures | null
  titles: string[]
}

export function FiguresCard({ title, figures, titles }: FiguresCardProps) {
  return (
    <ChartCard title={title} pictures="charts" table={figures && <FigureTable of={figures} />}>
      <div className="grid gap-6 sm:grid-cols-2">
        {titles.map((one, index) => (
          <FigurePanel key={one} title={one} figures={figures} figure={figures?.figures[index]} />
        ))}
      </div>
    </ChartCard>
  )
}

type FigurePanelProps = {
  title: string
  figures: ChartFigures | null
  figure: ChartFigure | undefined
}

function FigurePanel({ title, figures, figure }: FigurePanelProps) {
  const unit = figures?.unit.toLowerCase()
  return (
    <figure className="min-w-0" aria-busy={!figure}>
      <figcaption className="text-sm text-ink-muted">
        {title}
        {figure ? (
          <span className="tabular block text-lg font-semibold text-ink">
            {figure.total !== null && formatFigure(figure, figure.total)}
          </span>
        ) : (
          <Skeleton className="my-1 h-5 w-28" />
        )}
      </figcaption>
      <div role="img" aria-label={unit ? `${title} by ${unit}` : title} className="mt-2 h-36">
        <Suspense fallback={<Skeleton className="h-36 w-full" />}>
          {figures && figure ? (
            <FigureChart of={figures} figure={figure} />
          ) : (
            <Skeleton className="h-36 w-full" />
          )}
        </Suspense>
      </div>
    </figure>
  )
}
