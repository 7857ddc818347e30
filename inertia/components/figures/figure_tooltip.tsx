import { type ChartFigure, formatFigure, type ChartPoint } from './chart_figures'

export function FigureTooltip({
  point,
  figures,
}: {
  point: ChartPoint | undefined
  figures: ChartFigure[]
}) {
  if (!point) return null
  return (
    <div className="tabular rounded border bg-surface-raised px-3 py-2 text-sm shadow-raised">
      <p className="font-medium">{point.label}</p>
      {figures.map((figure) => (
        <p key={figure.name}>
          {figure.title}: {formatFigure(figure, point.values[figure.name]!)}
        </p>
      ))}
    </div>
  )
}
