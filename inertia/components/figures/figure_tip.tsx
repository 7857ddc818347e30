import { type Figure, figureText, type Point } from './types'

/** What the pointer stands on. */
export function FigureTip({ point, figures }: { point: Point | undefined; figures: Figure[] }) {
  if (!point) return null
  return (
    <div className="tabular rounded border bg-surface-raised px-3 py-2 text-sm shadow-raised">
      <p className="font-medium">{point.label}</p>
      {figures.map((figure) => (
        <p key={figure.name}>
          {figure.title}: {figureText(figure, point.values[figure.name]!)}
        </p>
      ))}
    </div>
  )
}
