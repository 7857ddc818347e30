import type { MouseEvent, ReactNode } from 'react'
import { cx } from '~/ui/cx'
import { cardRow, tableCellClass, rowMenuClass, rowNumberClass } from '~/ui/data_table_card'
import {
  cellValue,
  hasCards,
  findOpenerColumn,
  type TableColumn,
  type TableProps,
} from '~/ui/data_table_types'
import { RowMenu } from '~/ui/menu'
import { isNoValue, NoValue } from '~/ui/no_value'
import { RowOpener } from '~/ui/row_opener'
import { Skeleton } from '~/ui/skeleton'

interface BodyProps<Row> {
  table: TableProps<Row>
  rows: readonly Row[]
  from: number
}

/** CSS cards remove table semantics for screen readers; explicit roles restore them. */
const cardRole = <R extends string>(cards: boolean, name: R) => (cards ? { role: name } : {})

export function DataTableBody<Row>({ table, rows, from }: BodyProps<Row>) {
  const { columns, rowKey, numbered, rowMenu, onRowClick, opening } = table
  const cards = hasCards(columns)
  const opener = findOpenerColumn(columns)
  return (
    <tbody {...cardRole(cards, 'rowgroup')} className={cx(cards && 'max-sm:block')}>
      {rows.map((row, index) => {
        const to = opening?.(row)
        return (
          <tr
            key={rowKey(row)}
            {...cardRole(cards, 'row')}
            onClick={to ? openRowByClick : onRowClick && (() => onRowClick(row))}
            className={cx(
              'group hover:bg-surface-sunken/60 has-[[data-opens]:focus-visible]:bg-surface-sunken/60',
              (to || onRowClick) && 'cursor-pointer',
              cards && cardRow
            )}
          >
            {numbered && (
              <td {...cardRole(cards, 'cell')} className={rowNumberClass(cards)}>
                {from + index}
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.header}
                {...cardRole(cards, 'cell')}
                data-label={cards ? column.header : undefined}
                className={cx(
                  tableCellClass(columns, column),
                  cards && isCellBlank(column, row) && 'max-sm:hidden'
                )}
              >
                <RowOpener to={column === opener ? to : null}>{cellContent(column, row)}</RowOpener>
              </td>
            ))}
            {rowMenu && (
              <td
                {...cardRole(cards, 'cell')}
                className={rowMenuClass(cards)}
                onClick={(event) => event.stopPropagation()}
              >
                <RowMenu label={`Actions for row ${from + index}`} items={rowMenu(row)} />
              </td>
            )}
          </tr>
        )
      })}
    </tbody>
  )
}

/** Ignores clicks on controls and text selections. */
function openRowByClick(event: MouseEvent<HTMLTableRowElement>) {
  const { currentTarget: row, target, ctrlKey, metaKey } = event
  if (!(target instanceof Element) || !row.contains(target)) return
  if (target.closest('a, button, input, label, select') || getSelection()?.toString()) return
  const opener = row.querySelector('[data-opens]')
  opener?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey })
  )
}

/** Cards omit empty lines. */
function isCellBlank<Row>(column: TableColumn<Row>, row: Row): boolean {
  if (column.phone === 'title' || column.phone === 'end' || !column.value) return false
  return isNoValue(cellValue(column, row))
}

function cellContent<Row>(column: TableColumn<Row>, row: Row): ReactNode {
  const content =
    typeof column.cell === 'function'
      ? column.cell(row)
      : cellValue({ ...column, value: column.cell ?? column.value }, row)
  return isNoValue(content) && (column.value || !column.cell) ? <NoValue /> : content
}

export function DataTableSkeleton<Row>({ table }: { table: TableProps<Row> }) {
  const { columns, numbered, rowMenu } = table
  const cards = hasCards(columns)
  return (
    <tbody aria-hidden="true" className={cx(cards && 'max-sm:block')}>
      {Array.from({ length: 6 }, (_, index) => (
        <tr key={index} className={cx('group', cards && cardRow)}>
          {numbered && (
            <td className={rowNumberClass(cards)}>
              <Skeleton className="h-4 w-4" />
            </td>
          )}
          {columns.map((column, place) => (
            <td key={column.header} className={cx(tableCellClass(columns, column), 'h-11')}>
              <Skeleton
                className={cx(
                  'h-4',
                  column.numeric && 'ml-auto',
                  (index + place) % 3 ? 'w-24' : 'w-16'
                )}
              />
            </td>
          ))}
          {rowMenu && <td className={rowMenuClass(cards)} />}
        </tr>
      ))}
    </tbody>
  )
}
