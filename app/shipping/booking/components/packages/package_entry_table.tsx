import { useId, useRef, type ReactNode } from 'react'
import { Trash2 } from 'lucide-react'
import { cx } from '~/ui/cx'
import { IconButton } from '~/ui/icon_button'

export interface PackageEntryColumn<Row> {
  header: string
  cell: (row: Row, place: number) => ReactNode
  numeric?: boolean
  hideOnPhone?: boolean
}

interface EntryTableProps<Row> {
  label: string
  columns: readonly PackageEntryColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row, place: number) => string
  open?: number | null
  onOpen: (place: number) => void
  onRemove: (place: number) => void
}

/** Lists the packages, or the items of a package. A click on a row opens it for editing. */
export function PackageEntryTable<Row>(props: EntryTableProps<Row>) {
  const { label, columns, rows, nameOf, open, onOpen, onRemove } = props
  const id = useId()
  const body = useRef<HTMLTableSectionElement>(null)

  function remove(place: number) {
    onRemove(place)
    // Removing a row removes its button, so the next row takes the focus.
    requestAnimationFrame(() => {
      const left = body.current?.querySelectorAll<HTMLElement>('tr > td > button') ?? []
      left[Math.min(2 * place, left.length - 2)]?.focus()
    })
  }

  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b text-left text-ink-muted">
          {columns.map((column) => (
            <th key={column.header} scope="col" className={cellClass(column, 'font-medium')}>
              {column.header}
            </th>
          ))}
          <th scope="col" className="w-10">
            <span className="sr-only">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, place) => (
          <tr
            // Packages and items have no ids before they are booked.
            key={`${id}-${place}`}
            aria-current={open === place || undefined}
            className={cx(
              'relative border-b last:border-b-0 hover:bg-surface-sunken',
              open === place && 'bg-accent-soft'
            )}
          >
            {columns.map((column, position) => (
              <td key={column.header} className={cellClass(column)}>
                {position === 0 ? (
                  <button
                    type="button"
                    onClick={() => onOpen(place)}
                    className="rounded text-left font-medium text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {column.cell(row, place)}
                  </button>
                ) : (
                  column.cell(row, place)
                )}
              </td>
            ))}
            <td className="w-10 py-1 text-right">
              <IconButton
                size="sm"
                label={`Remove ${nameOf(row, place)}`}
                icon={<Trash2 />}
                onClick={() => remove(place)}
                className="relative"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClass(
  { numeric, hideOnPhone }: { numeric?: boolean; hideOnPhone?: boolean },
  extra?: string
) {
  return cx(
    'py-2 pr-3 align-top',
    numeric && 'tabular text-right',
    hideOnPhone && 'hidden sm:table-cell',
    extra
  )
}
