import type { Data } from '@generated/data'
import { Money } from '~/ui/money'

export type RateCellData = Data.Admin.Tariffs.Versions.Comparison.Cell

interface RateCellTableProps {
  cells: readonly RateCellData[]
  title: string
}

export function RateCellTable({ cells, title }: RateCellTableProps) {
  return (
    <div
      className="overflow-x-auto p-4 sm:px-5"
      tabIndex={0}
      role="region"
      aria-label={`Changed rates of ${title}`}
    >
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b text-right text-ink-muted [&>th]:py-1.5 [&>th]:font-normal [&>th+th]:pl-2">
            <th className="text-left">Weight (kg)</th>
            <th>Before</th>
            <th>After</th>
            <th>Change</th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr
              key={`${cell.aboveWeight} ${cell.endWeight}`}
              className="border-b text-right last:border-0 [&>td]:py-1.5 [&>td]:pl-2 sm:[&>td]:pl-4"
            >
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {`${cell.aboveWeight} to ${cell.endWeight}`}
              </th>
              <td>{cell.before === null ? 'none' : <Money naira={cell.before} />}</td>
              <td className="font-medium">
                {cell.after === null ? 'none' : <Money naira={cell.after} />}
              </td>
              <td>{rateChangeText(cell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A price of zero gives no percentage. */
function rateChangeText({ before, after, percent }: RateCellData): string {
  if (before === null) return 'New'
  if (after === null) return 'Removed'
  if (percent === null) return '--'
  return `${percent > 0 ? '+' : ''}${percent}%`
}
