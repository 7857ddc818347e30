import { type ChartFigure, type ChartFigures, formatFigure } from './chart_figures'

const figureCellClass = 'px-4 py-2.5 sm:px-5'

/** The figures as an accessible table. */
export function FigureTable({ of: { unit, points, figures } }: { of: ChartFigures }) {
  const hasTotals = figures.some(({ total }) => total !== null)
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">
        {figures.map(({ title }) => title).join(' and ')} by {unit.toLowerCase()}
      </caption>
      <thead>
        <tr className="border-b text-ink-muted">
          <th scope="col" className={`${figureCellClass} text-left font-medium`}>
            {unit}
          </th>
          {figures.map(({ name, title }) => (
            <th key={name} scope="col" className={`${figureCellClass} text-right font-medium`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {points.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row" className={`${figureCellClass} text-left font-normal`}>
              {label}
            </th>
            {figures.map((figure) => (
              <td key={figure.name} className={`${figureCellClass} tabular text-right`}>
                {formatFigure(figure, values[figure.name]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotals && <FigureTotals figures={figures} />}
    </table>
  )
}

function FigureTotals({ figures }: { figures: ChartFigure[] }) {
  return (
    <tfoot>
      <tr className="border-t font-semibold">
        <th scope="row" className={`${figureCellClass} text-left`}>
          Total
        </th>
        {figures.map((figure) => (
          <td key={figure.name} className={`${figureCellClass} tabular text-right`}>
            {figure.total !== null && formatFigure(figure, figure.total)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
