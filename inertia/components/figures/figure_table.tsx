import { type Figure, type Figures, figureText } from './types'

const cell = 'px-4 py-2.5 sm:px-5'

/** The same as the charts, to read, to select and for screen readers. */
export function FigureTable({ of: { unit, points, figures } }: { of: Figures }) {
  const hasTotals = figures.some(({ total }) => total !== null)
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">
        {figures.map(({ title }) => title).join(' and ')} by {unit.toLowerCase()}
      </caption>
      <thead>
        <tr className="border-b text-ink-muted">
          <th scope="col" className={`${cell} text-left font-medium`}>
            {unit}
          </th>
          {figures.map(({ name, title }) => (
            <th key={name} scope="col" className={`${cell} text-right font-medium`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {points.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} text-left font-normal`}>
              {label}
            </th>
            {figures.map((figure) => (
              <td key={figure.name} className={`${cell} tabular text-right`}>
                {figureText(figure, values[figure.name]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotals && <Totals figures={figures} />}
    </table>
  )
}

function Totals({ figures }: { figures: Figure[] }) {
  return (
    <tfoot>
      <tr className="border-t font-semibold">
        <th scope="row" className={`${cell} text-left`}>
          Together
        </th>
        {figures.map((figure) => (
          <td key={figure.name} className={`${cell} tabular text-right`}>
            {figure.total !== null && figureText(figure, figure.total)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
