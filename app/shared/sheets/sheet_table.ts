import { pluralize } from '#shared/languages/rules/pluralize'
import type { Separator } from '#shared/numbers/rules/read_number'
import { normalizeHeader } from '#shared/sheets/columns'
import {
  type CsvRows,
  parseCsv,
  type CsvRecord,
  withoutFormulaGuard,
} from '#shared/sheets/parse_csv'
import { decodeText } from '#shared/sheets/decode_text'
import { UnreadableSheet, TooManyColumns } from '#shared/sheets/unreadable_sheet'
import { cleanText } from '#shared/text/rules/clean_text'
import { isWorkbook, type Merge, readWorkbook } from '#shared/sheets/workbook'

export interface Sheet {
  headers: string[]
  /** One cell per header; `row` is the spreadsheet's row number. */
  rows: { row: number; cells: string[] }[]
  separator: Separator
  /** Sentences about what was left out: hidden rows and columns, and lines above the headers. */
  notes: string[]
}

export interface SheetBounds {
  rows: number
  columns: number
  /** Known headers, normalized. The row that has the most of them becomes the header row. */
  headers?: readonly string[]
  /** Headers whose merged cells apply to each row of the merge, such as the receiver's. */
  shared?: readonly string[]
}

const OLD_WORKBOOK = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const HEADERS_WITHIN = 10

const MAX_COLUMNS = 1_000

/** Reads a workbook or text file. Runs in a worker thread. Throws UnreadableSheet. */
export async function readTable(bytes: Buffer, bounds: SheetBounds): Promise<Sheet> {
  if (bytes.length === 0) throw new UnreadableSheet('This file is empty.')
  if (bytes.subarray(0, OLD_WORKBOOK.length).equals(OLD_WORKBOOK)) {
    throw new UnreadableSheet(
      'This is an old Excel file, or one with a password. Save it as "Excel Workbook (.xlsx)" without a password and try again.'
    )
  }
  if (isWorkbook(bytes)) {
    const most = { ...bounds, rows: bounds.rows + HEADERS_WITHIN }
    return tableOf({ ...(await readWorkbook(bytes, most)), separator: null }, bounds)
  }
  const read = decodeText(bytes)
  if (!read) throw new UnreadableSheet('This file is neither a CSV nor an Excel workbook (.xlsx).')
  return readTextTable(read.text, bounds)
}

/** Reads CSV text or pasted rows. Runs in a worker thread. Throws UnreadableSheet. */
export function readTextTable(text: string, bounds: SheetBounds): Sheet {
  const isHeader = knownIn(bounds.headers)
  const { broken, rows, separator } = parseCsv(text, bounds.rows + HEADERS_WITHIN, isHeader)
  if (broken) throw new UnreadableSheet(`Row ${broken.row}: ${broken.message}`)
  return tableOf({ rows, separator, merges: [], notes: [] }, bounds)
}

/** Runs in a worker thread. Reads all rows, but returns none if one is too wide to be valid. */
export function boundedRows(text: string, most: number): CsvRows {
  const read = parseCsv(text, most)
  const wide = read.rows.find(({ cells }) => cells.length > MAX_COLUMNS)
  if (!wide) return read
  const message = `it has more than ${MAX_COLUMNS.toLocaleString('en')} columns`
  return { ...read, rows: [], broken: { row: wide.row, message } }
}

interface Read {
  rows: CsvRecord[]
  merges: Merge[]
  notes: string[]
  separator: Separator
}

function tableOf({ rows: all, merges, notes, separator }: Read, bounds: SheetBounds): Sheet {
  const filled = all.map(withoutEmptyEnd).filter(({ cells }) => cells.length > 0)
  const at = headerAt(filled, knownIn(bounds.headers))
  const [header, ...rows] = filled.slice(at)
  if (!header) throw new UnreadableSheet('This sheet is empty.')
  const width = Math.max(header.cells.length, ...rows.map(({ cells }) => cells.length))
  if (width > bounds.columns) throw new TooManyColumns(width, bounds.columns)
  const headers = namesOf(header.cells, width)
  if (headers.every((name) => /^[\d\s.,+-]*$/.test(name))) {
    throw new UnreadableSheet(
      'The first row must name the columns, such as "Receiver" and "Phone".'
    )
  }
  if (rows.length === 0) throw new UnreadableSheet('This sheet has headers and no rows below them.')
  if (rows.length > bounds.rows) {
    throw new UnreadableSheet(
      `This sheet has more than ${bounds.rows.toLocaleString('en')} rows. Split it and try again.`
    )
  }
  spread(merges, { header, rows, isShared: knownIn(bounds.shared) })
  const above = `${pluralize(at, 'line')} above the headers ${at === 1 ? 'was' : 'were'} left out.`
  return {
    headers,
    separator,
    notes: at > 0 ? [above, ...notes] : notes,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: headers.map((_, column) => cellOf(cells[column])),
    })),
  }
}

const MAX_CELL_LENGTH = 2_000

function cellOf(text = ''): string {
  return withoutFormulaGuard(cleanText(text.trim().slice(0, MAX_CELL_LENGTH)))
}

function knownIn(headers: readonly string[] = []): (cell: string) => boolean {
  if (headers.length === 0) return () => false
  const known = new Set(headers)
  return (cell) => known.has(normalizeHeader(cell.slice(0, MAX_HEADER_LENGTH)))
}

function withoutEmptyEnd({ row, cells }: CsvRecord): CsvRecord {
  return { row, cells: cells.slice(0, cells.findLastIndex((cell) => cell?.trim()) + 1) }
}

/** Finds the first row with the most known headers; row 0 if no row has two. */
function headerAt(rows: CsvRecord[], isHeader: (cell: string) => boolean): number {
  const known = rows
    .slice(0, HEADERS_WITHIN)
    .map(({ cells }) => cells.slice(0, MAX_COLUMNS).filter((cell) => cell && isHeader(cell)).length)
  const most = Math.max(...known)
  return most < 2 ? 0 : known.indexOf(most)
}

/** Copies a merged cell's value to the rows below it, if the column's header `isShared`. */
function spread(
  merges: Merge[],
  {
    header,
    rows,
    isShared,
  }: { header: CsvRecord; rows: CsvRecord[]; isShared: (cell: string) => boolean }
) {
  for (const { column, from, to, value } of merges) {
    if (from <= header.row || !isShared(header.cells[column] ?? '')) continue
    for (const { row, cells } of rows) {
      if (row > from && row <= to && !cells[column]?.trim()) cells[column] = value
    }
  }
}

const MAX_HEADER_LENGTH = 100

function namesOf(cells: string[], width: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: width }, (_, at) => {
    const text = cleanText((cells[at] ?? '').slice(0, 2 * MAX_HEADER_LENGTH)).replace(/\s+/g, ' ')
    const name = text.trim().slice(0, MAX_HEADER_LENGTH) || `Column ${at + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
