import type { ReactNode } from 'react'
import { isNoValue, NoValue } from '~/ui/no_value'

const healthCellClass = 'px-4 py-2.5 text-left sm:px-5'

interface HealthTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The first cell is the row header. A phone scrolls the table sideways. */
export function HealthTable({ caption, columns, rows }: HealthTableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b text-ink-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`${healthCellClass} whitespace-nowrap font-medium`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ key, cells: [name, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={`${healthCellClass} min-w-44 font-normal`}>
                {name}
              </th>
              {rest.map((value, index) => (
                <td
                  key={columns[index + 1]}
                  className={`${healthCellClass} tabular whitespace-nowrap`}
                >
                  {isNoValue(value) ? <NoValue /> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
