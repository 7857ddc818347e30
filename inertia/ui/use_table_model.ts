import { useMemo, useState } from 'react'
import { hasAllWords } from '#shared/text/rules/fold_text'
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import {
  cellValue,
  type CellValue,
  type TableColumn,
  type TableProps,
  type TableQuery,
  type TableSort,
} from '~/ui/data_table_types'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

const collator = new Intl.Collator('en-NG', { numeric: true, sensitivity: 'base' })

function compare(a: CellValue, b: CellValue): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}

function toColumnDef<Row extends object>(
  column: TableColumn<Row>
): ColumnDef<typeof features, Row> {
  return {
    id: column.sort ?? column.header,
    accessorFn: (row: Row) => cellValue(column, row) ?? undefined,
    enableSorting: Boolean(column.sort),
    sortUndefined: 'last',
    sortFn: (a, b, id) => compare(a.getValue<CellValue>(id), b.getValue<CellValue>(id)),
  }
}

function rowSearchText<Row>(row: Row, columns: readonly TableColumn<Row>[]): string {
  return columns.map((column) => cellValue(column, row) ?? '').join(' ')
}

const FIRST_PAGE: TableQuery = { page: 1, pageSize: 25, search: '', sort: null }

/** Returns the rows of the current page, and the query that found them. */
export function useTableModel<Row extends object>(props: TableProps<Row>) {
  const { columns, rows, server } = props
  const [own, setOwn] = useState(FIRST_PAGE)
  const controlled = server ?? props.controlled ?? { query: own, onQueryChange: setOwn }
  const query = { ...controlled.query, sort: validSort(controlled.query, columns) }

  const definitions = useMemo(() => columns.map(toColumnDef), [columns])

  const found = useMemo(
    () =>
      server ? rows : rows.filter((row) => hasAllWords(rowSearchText(row, columns), query.search)),
    [server, rows, columns, query.search]
  )

  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: found,
    autoResetPageIndex: false,
    manualSorting: Boolean(server),
    manualPagination: Boolean(server),
    rowCount: server?.total,
    state: {
      sorting: query.sort ? [{ id: query.sort.by, desc: query.sort.desc }] : [],
      pagination: { pageIndex: query.page - 1, pageSize: query.pageSize },
    },
  })

  const allRows = table.getSortedRowModel().rows
  const total = server?.total ?? allRows.length
  const lastPage = Math.max(1, Math.ceil(total / query.pageSize))
  const page = server?.hasMore ? query.page : Math.min(query.page, lastPage)
  const shown = server ? allRows : table.getPaginatedRowModel().rows
  return {
    query: { ...query, page },
    total,
    /** All matching rows in order, or the ticked ones. If the server searches, only those of the page. */
    allRows: props.ticked ?? allRows.map((row) => row.original),
    rows: (page === query.page ? shown : slicePage(allRows, page, query.pageSize)).map(
      (row) => row.original
    ),
    changeQuery(change: Partial<TableQuery>) {
      controlled.onQueryChange({ ...query, page: 1, ...change })
    },
  }
}

/** Drops a sort order by an unknown or unsortable column, which a URL may contain. */
function validSort<Row>(
  { sort }: TableQuery,
  columns: readonly TableColumn<Row>[]
): TableSort | null {
  return sort && columns.some((column) => column.sort === sort.by) ? sort : null
}

/** Returns the rows of the last page, after a search or deletion has left fewer pages. */
function slicePage<T>(rows: readonly T[], page: number, size: number): T[] {
  return rows.slice((page - 1) * size, page * size)
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>
