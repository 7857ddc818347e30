import type { ReactNode } from 'react'
import type { MenuEntry } from '~/ui/menu'
import type { Option } from '~/ui/option'

export type CellValue = string | number | null | undefined

export interface TableColumn<Row> {
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
  /**
   * Where it stands on the card that a row is on a phone: at the head, at the right of it, or below, with or
   * without its header before it (`labelled` unless told). Where no column says so, a phone has a table too.
   */
  phone?: 'title' | 'end' | 'line' | 'labelled' | 'hidden'
  /** What it says is the link or the button that opens the row; the `title` unless told, else the first. */
  opens?: boolean
}

/** What opens a row: an address or an action. */
export type RowOpening = string | (() => void) | null | undefined

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

/** What is wanted of a table, kept somewhere else. */
export interface ControlledQuery {
  query: TableQuery
  onQueryChange: (query: TableQuery) => void
}

/** The server searches, sorts and cuts the pages; the table says what is wanted. */
interface ServerTable extends ControlledQuery {
  total: number
  /** They were not counted further than `total`. */
  hasMore?: boolean
  /** Where they were not counted: that no page comes after this one, or none can be asked for now. */
  isLast?: boolean
  /** The page lies past the rows that are counted, so there are none to be shown. */
  isTooFar?: boolean
  /** Where all rows can be downloaded; without it the CSV holds the page that is shown. */
  csvHref?: string
}

/** A list that the server searches, sorts and cuts into pages. */
export interface ServerListState<Row> {
  rows: Row[]
  server: ServerTable
  loading: boolean
  failed: boolean
  reload: () => void
  /** What was asked, as the address says it. */
  question: Record<string, string>
  /** Chooses otherwise, from the first page on. */
  filter: (changes: Record<string, string | number | null>) => void
}

/** A choice that narrows a list; the address keeps it under its name. */
interface TableFilter {
  name: string
  label: string
  options: readonly Option<string | number>[]
  /** What the choice of none is called, where there is one. */
  all?: string
  /** What is chosen while the address says nothing. */
  usual?: string
}

interface TableTexts {
  /** What the rows are called, such as `lanes`, for the sentences that nobody gives. */
  of?: string
  empty: string
  loading?: string
  error?: string
}

export type DataTableProps<Row> = Omit<TableProps<Row>, 'rows' | 'rowKey' | 'sentences'> &
  Partial<Pick<TableProps<Row>, 'rowKey'>> & { sentences: TableTexts } & (
    | { rows: readonly Row[]; list?: undefined; filters?: undefined }
    | { list: ServerListState<Row>; rows?: undefined; filters?: readonly TableFilter[] }
  )

/** Fills in the rows and states of a list, and the usual sentences. */
export function tablePropsFrom<Row extends object>(given: DataTableProps<Row>): TableProps<Row> {
  const { list, rows, sentences, ...table } = given
  const { of, empty, loading, error } = sentences
  return {
    rowKey: (row) => ('id' in row ? (row.id as number) : ''),
    ...table,
    rows: list?.rows ?? rows ?? [],
    list,
    ...(list && { server: list.server, error: list.failed, onRetry: list.reload }),
    loading: table.loading ?? list?.loading,
    sentences: {
      empty,
      loading: loading ?? (of ? `Loading ${of}... Please wait!` : ''),
      error: error ?? (of ? `Could not load the ${of}. Please try again.` : ''),
    },
  }
}

export interface TableProps<Row> {
  /** The table's caption, and the name of its CSV file. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  list?: ServerListState<Row>
  filters?: readonly TableFilter[]
  /** Its `id` unless told. */
  rowKey: (row: Row) => string | number
  sentences: Required<Omit<TableTexts, 'of'>>
  server?: ServerTable
  /** Where search, order and page are kept, such as in the address; in the table itself unless told. */
  kept?: ControlledQuery
  loading?: boolean
  error?: boolean
  onRetry?: () => void
  numbered?: boolean
  rowMenu?: (row: Row) => readonly MenuEntry[]
  onRowClick?: (row: Row) => void
  /** A row that opens something does so by a click anywhere, by Enter, and after j and k. */
  opening?: (row: Row) => RowOpening
  searchable?: boolean
  searchLabel?: string
  csv?: boolean
  print?: boolean
  toolbar?: ReactNode
  /** Stands for the table until there has been a first search. */
  before?: ReactNode
  footer?: ReactNode
}

/** Whether rows are cards on a phone. */
export function hasCards<Row>(columns: readonly TableColumn<Row>[]): boolean {
  return columns.some(({ phone }) => phone !== undefined)
}

/** Which column opens the row. */
export function findOpenerColumn<Row>(
  columns: readonly TableColumn<Row>[]
): TableColumn<Row> | undefined {
  const told = columns.find(({ opens }) => opens)
  const title = columns.find(({ phone, opens }) => phone === 'title' && opens !== false)
  return told ?? title ?? columns[0]
}

export function isSortable<Row>(column: TableColumn<Row>): boolean {
  return column.sortable ?? Boolean(column.value)
}
