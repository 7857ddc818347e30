import type { ReactNode } from 'react'
import type { MenuEntry } from '~/ui/menu'
import type { Option } from '~/ui/option'

export type CellValue = string | number | null | undefined

type CellField<Row> = {
  [Name in keyof Row]-?: Row[Name] extends CellValue ? Name : never
}[keyof Row]

export interface TableColumn<Row> {
  header: string
  headerHint?: string
  /** Shown in the head of the table in place of `header`. */
  head?: ReactNode
  /** The field or function of the row by which the table searches, sorts and exports. */
  value?: CellField<Row> | ((row: Row) => CellValue)
  /** Renders the content of the cell. Default: `value`. */
  cell?: CellField<Row> | ((row: Row) => ReactNode)
  /** The column's name in the URL; columns without it cannot be sorted. */
  sort?: string
  /** Aligns the cells right, with digits of equal width. */
  numeric?: boolean
  csv?: false | ((row: Row) => CellValue)
  /** A class for the width, e.g. 'w-40'. */
  width?: string
  hideOnPhone?: boolean
  /**
   * The position in the card on phones; `labelled` (the default) shows the header. If no column
   * sets it, phones show a table.
   */
  phone?: 'title' | 'end' | 'line' | 'labelled' | 'hidden'
  /** True if the cell opens the row. Default: true for the `title` column, else for the first. */
  opens?: boolean
}

export type RowOpening = string | (() => void) | null | undefined

export interface TableSort {
  by: string
  desc: boolean
}

export interface TableQuery {
  /** The page number, from 1. */
  page: number
  pageSize: number
  search: string
  sort: TableSort | null
}

export interface ControlledQuery {
  query: TableQuery
  onQueryChange: (query: TableQuery) => void
}

/** A table whose rows the server searches, sorts and paginates. */
interface ServerTable extends ControlledQuery {
  total: number
  /** True if there are more rows than `total`, at which the server stopped counting. */
  hasMore?: boolean
  /** If `hasMore`: true if there is no next page, or if that is not known yet. */
  isLast?: boolean
  isTooFar?: boolean
  csvHref?: string
}

export interface ServerListState<Row> {
  rows: Row[]
  server: ServerTable
  loading: boolean
  failed: boolean
  /** True if the list has no rows even without search and filters. */
  hasNoRows: boolean
  reload: () => void
  listQuery: Record<string, string>
  /** Changes filters and returns to the first page. */
  filter: (changes: Record<string, string | number | null>) => void
}

interface TableFilter {
  name: string
  label: string
  options: readonly Option<string | number>[]
  all?: string
  defaultValue?: string
}

interface TableTexts {
  /** The plural of the rows, such as `lanes`: "Could not load the lanes." */
  of?: string
  /** Used without "the", such as `your team`: "Could not load your team." */
  called?: string
  /** Text of an empty list. Default: "No lanes found." */
  empty?: string
  /** Text of an empty list while no filter is chosen. Default: `empty`. */
  emptyUnfiltered?: string
  /** What fills an empty list, below its text while no filter is chosen. */
  hint?: string
  loading?: string
  error?: string
}

export const NO_RECORDS = 'No records found!'

/** Props of DataTable. The default of `rowKey` is the `id` of the row. */
export type DataTableProps<Row> = Omit<TableProps<Row>, 'rows' | 'rowKey' | 'sentences'> &
  Partial<Pick<TableProps<Row>, 'rowKey'>> & {
    sentences?: TableTexts
    /** Called with the row that a click or Enter opens; use it in place of `opening`. */
    onOpen?: (row: Row) => void
    /** Shown in place of table, search and filters while the list has no row at all. */
    nothingYet?: ReactNode
  } & (
    | { rows: readonly Row[]; list?: undefined; filters?: undefined }
    | { list: ServerListState<Row>; rows?: undefined; filters?: readonly TableFilter[] }
  )

export function tablePropsFrom<Row extends object>(given: DataTableProps<Row>): TableProps<Row> {
  const { list, rows, sentences, nothingYet, onOpen, ticked, ...table } = given
  // A filter with a default hides rows, so that the list may have some.
  const isEmpty = list ? list.hasNoRows : rows?.length === 0 && !table.loading
  const hasNoRows = isEmpty && !table.filters?.some((one) => one.defaultValue !== undefined)
  // The server's file has all rows.
  const ofTicked = ticked?.length ? { ticked, csv: true } : {}
  return {
    rowKey: (row) => ('id' in row ? (row.id as number) : ''),
    ...(onOpen && { opening: (row) => () => onOpen(row) }),
    ...table,
    rows: list?.rows ?? rows ?? [],
    list,
    ...(list && { server: list.server, error: list.failed, onRetry: list.reload }),
    ...ofTicked,
    loading: table.loading ?? list?.loading,
    isUnused: list && hasNoRows && !nothingYet,
    ...(hasNoRows &&
      nothingYet && { before: nothingYet, search: false, csv: false, print: false, filters: [] }),
    sentences: tableTexts(given),
  }
}

function tableTexts<Row>({ sentences = {}, filters = [], list }: DataTableProps<Row>) {
  const { of, called, emptyUnfiltered, hint } = sentences
  const isFiltered = filters.some(({ name }) => list?.listQuery[name])
  const empty = sentences.empty ?? (of ? `No ${of} found.` : NO_RECORDS)
  return {
    loading: `Loading ${called ?? of}... Please wait!`,
    error: `Could not load ${called ?? `the ${of}`}. Please try again.`,
    ...sentences,
    empty: isFiltered ? empty : (emptyUnfiltered ?? empty),
    hint: isFiltered ? undefined : hint,
  }
}

export interface TableProps<Row> {
  /** The caption and the CSV file's name. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  list?: ServerListState<Row>
  filters?: readonly TableFilter[]
  rowKey: (row: Row) => string | number
  sentences: Required<Pick<TableTexts, 'empty' | 'loading' | 'error'>> & Pick<TableTexts, 'hint'>
  server?: ServerTable
  controlled?: ControlledQuery
  loading?: boolean
  error?: boolean
  onRetry?: () => void
  numbered?: boolean
  rowMenu?: (row: Row) => readonly MenuEntry[]
  onRowClick?: (row: Row) => void
  /** The page or action that a click or Enter on the row opens; `j` and `k` move between rows. */
  opening?: (row: Row) => RowOpening
  /** The label of the search box. */
  search?: string | false
  csv?: boolean
  print?: boolean
  toolbar?: ReactNode
  /** If there are some, CSV and Print are of these rows only. */
  ticked?: readonly Row[]
  /** A control beside the search box, also on phones. */
  filter?: ReactNode
  /** The toolbar's second line. */
  chips?: ReactNode
  /** Without a height of its own; the default is a box that scrolls. */
  scrollsWithPage?: boolean
  /** True if there is nothing to search, filter or save. The empty state has the toolbar's action. */
  isUnused?: boolean
  /** Shown in place of the table, for example before the first search. */
  before?: ReactNode
  footer?: ReactNode
}

export function hasCards<Row>(columns: readonly TableColumn<Row>[]): boolean {
  return columns.some(({ phone }) => phone !== undefined)
}

export function findOpenerColumn<Row>(
  columns: readonly TableColumn<Row>[]
): TableColumn<Row> | undefined {
  const explicit = columns.find(({ opens }) => opens)
  const title = columns.find(({ phone, opens }) => phone === 'title' && opens !== false)
  return explicit ?? title ?? columns[0]
}

export function cellValue<Row>({ value }: TableColumn<Row>, row: Row): CellValue {
  return typeof value === 'function' ? value(row) : value && (row[value] as CellValue)
}
