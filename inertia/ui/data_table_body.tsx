import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'
import type { Column, DataTableProps } from '~/ui/data_table_types'
import { RowMenu } from '~/ui/menu'
import { Skeleton } from '~/ui/skeleton'

const baseClass = 'border-b px-3 align-middle first:pl-4 last:pr-4 group-last:border-b-0'
const cellClass = cx(baseClass, 'py-2')

interface BodyProps<Row> {
  table: DataTableProps<Row>
  rows: readonly Row[]
  /** The number of the first row. */
  from: number
}

export function DataTableBody<Row>({ table, rows, from }: BodyProps<Row>) {
  const { columns, rowKey, numbered, rowMenu, onRowClick } = table
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr
          key={rowKey(row)}
          onClick={onRowClick && (() => onRowClick(row))}
          className={cx('group hover:bg-surface-sunken/60', onRowClick && 'cursor-pointer')}
        >
          {numbered && <td className={cx(cellClass, 'tabular text-ink-muted')}>{from + index}</td>}
          {columns.map((column) => (
            <td key={column.id} className={cx(cellClass, columnClass(column))}>
              {content(column, row)}
            </td>
          ))}
          {rowMenu && (
            <td
              className={cx(baseClass, 'no-print py-1 text-right')}
              onClick={(event) => event.stopPropagation()}
            >
              <RowMenu label={`Actions for row ${from + index}`} items={rowMenu(row)} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

function columnClass<Row>(column: Column<Row>): string {
  return cx(
    column.numeric && 'tabular whitespace-nowrap text-right',
    column.hideOnPhone && 'max-sm:hidden'
  )
}

function content<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value?.(row)
  return value === null || value === undefined || value === '' ? '--' : value
}

/** Rows to come. */
export function DataTableSkeleton<Row>({ table }: { table: DataTableProps<Row> }) {
  const { columns, numbered, rowMenu } = table
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <tr key={index} className="group">
          {numbered && (
            <td className={cellClass}>
              <Skeleton className="h-4 w-4" />
            </td>
          )}
          {columns.map((column, place) => (
            <td key={column.id} className={cx(baseClass, 'py-3', columnClass(column))}>
              <Skeleton
                className={cx(
                  'h-4',
                  column.numeric && 'ml-auto',
                  (index + place) % 3 ? 'w-24' : 'w-16'
                )}
              />
            </td>
          ))}
          {rowMenu && <td className={cellClass} />}
        </tr>
      ))}
    </tbody>
  )
}
