import type { ReactNode } from 'react'
import type { MenuEntry } from '~/ui/menu'

export type CellValue = string | number | null | undefined

export interface Column<Row> {
  id: string
  header: string
  headerHint?: string
  /** What the cell means: sorted, searched and exported. */
  value?: (row: Row) => CellValue
  /** How the cell looks; its value unless told. */
  cell?: (row: Row) => ReactNode
  /** Right-aligned, with figures of one width. */
  numeric?: boolean
  /** True when there is a value, unless told. */
  sortable?: boolean
  searchable?: boolean
  csv?: false | ((row: Row) => CellValue)
  /** A class that sets the width, e.g. 'w-40'. */
  width?: string
  hideOnPhone?: boolean
}

export interface TableSort {
  by: string
  desc: boolean
}

export interface TableQuery {
  /** From 1. */
  page: number
  pageSize: number
  search: string
  sort: TableSort | null
}

/** The server searches, sorts and cuts the pages; the table says what is wanted. */
export interface ServerMode {
  total: number
  query: TableQuery
  onQueryChange: (query: TableQuery) => void
  /** Where all rows can be downloaded; without it the CSV holds the page that is shown. */
  csvHref?: string
}

interface TableSentences {
  empty: string
  loading: string
  error: string
}

export interface DataTableProps<Row> {
  /** The table's caption, and the name of its CSV file. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sentences: TableSentences
  server?: ServerMode
  loading?: boolean
  error?: boolean
  onRetry?: () => void
  numbered?: boolean
  rowMenu?: (row: Row) => readonly MenuEntry[]
  onRowClick?: (row: Row) => void
  initialSort?: TableSort
  initialPageSize?: number
  searchable?: boolean
  searchLabel?: string
  csv?: boolean
  print?: boolean
  toolbar?: ReactNode
  /** Stands for the table until there has been a first search. */
  before?: ReactNode
  footer?: ReactNode
}

export function isSortable<Row>(column: Column<Row>): boolean {
  return column.sortable ?? Boolean(column.value)
}
