import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '~/ui/cx'
import { hasCards, type TableColumn, type TableSort } from '~/ui/data_table_types'

interface HeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  onSort: (sort: TableSort | null) => void
  numbered?: boolean
  hasMenu: boolean
  belowTopBar?: boolean
}

const headCell =
  'sticky top-0 z-10 whitespace-nowrap border-b bg-surface-sunken px-3 py-2 text-left text-xs font-medium text-ink-muted first:pl-4 last:pr-4'

export function DataTableHead<Row>(props: HeadProps<Row>) {
  const { columns, sort, onSort, numbered, hasMenu, belowTopBar } = props
  const headClass = cx(headCell, belowTopBar && 'xl:top-14')
  return (
    <thead className={cx(hasCards(columns) && 'max-sm:hidden')}>
      <tr>
        {numbered && (
          <th scope="col" className={cx(headClass, 'w-12')}>
            #
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.header}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            title={column.headerHint}
            className={cx(
              headClass,
              column.numeric && 'text-right',
              column.hideOnPhone && 'max-sm:hidden',
              column.width
            )}
          >
            {column.sort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              (column.head ?? column.header)
            )}
          </th>
        ))}
        {hasMenu && (
          <th scope="col" className={cx(headClass, 'no-print w-12')}>
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortButton<Row>(
  props: { column: TableColumn<Row> } & Pick<HeadProps<Row>, 'sort' | 'onSort'>
) {
  const { column, sort, onSort } = props
  const active = sort?.by === column.sort ? sort : null
  const Icon = active ? (active.desc ? ArrowDown : ArrowUp) : ArrowUpDown
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(column.sort!, active))}
      className={cx(
        '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded px-1.5 hover:text-ink',
        column.numeric && 'flex-row-reverse',
        active && 'text-ink'
      )}
    >
      {column.header}
      <Icon aria-hidden="true" className={cx('no-print size-3.5', !active && 'opacity-50')} />
    </button>
  )
}

export function nextSort(by: string, active: TableSort | null): TableSort | null {
  if (!active) return { by, desc: false }
  return active.desc ? null : { by, desc: true }
}

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | null) {
  if (!sort || sort.by !== column.sort) return undefined
  return sort.desc ? 'descending' : 'ascending'
}
