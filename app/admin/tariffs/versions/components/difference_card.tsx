import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Money } from '~/ui/money'
import { ChangeNotes } from './change_notes'
import type { Difference } from './difference_list'
import type { ShownVersion } from './version_words'

interface DifferenceCardProps {
  zone: Difference
  version: ShownVersion
}

/** What becomes of one zone: its description and places in sentences, its rates cell by cell. */
export function DifferenceCard({ zone, version }: DifferenceCardProps) {
  const { kind, zoneId, courierName, description, cells, moreCells } = zone
  const isDraft = version.number === null
  return (
    <Card
      level={3}
      title={`${courierName} - ${description} - ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`}
      padded={false}
      actions={
        zone.change !== 'removed' && (
          <Button
            as={Link}
            variant="secondary"
            size="sm"
            href={urlFor('admin.zone_rates', { kind, id: zoneId }, { qs: { version: version.id } })}
          >
            {isDraft ? 'Edit Rates' : 'See Rates'}
          </Button>
        )
      }
    >
      <ChangeNotes what="zone" {...zone} />
      {cells.length > 0 && <CellTable cells={cells} />}
      {moreCells > 0 && (
        <p className="px-4 pb-4 text-sm text-ink-muted sm:px-5">{`And ${moreCells} more rates.`}</p>
      )}
    </Card>
  )
}

function CellTable({ cells }: { cells: Difference['cells'] }) {
  return (
    <div
      className="overflow-x-auto p-4 sm:px-5"
      tabIndex={0}
      role="region"
      aria-label="Changed rates"
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
              <td>{changeText(cell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function changeText({ before, after, percent }: Difference['cells'][number]): string {
  if (before === null) return 'New'
  if (after === null || percent === null) return 'Removed'
  return `${percent > 0 ? '+' : ''}${percent}%`
}
