import { CsvError, parse } from 'csv-parse/sync'
import type { Faults } from '#admin/tariffs/files/faults'

export type CsvFile = { name: string; text: string }

/**
 * `row` is the number that a spreadsheet shows: the header is row 1. A spreadsheet that separates columns by
 * semicolons writes 0,5 for a half.
 */
export type CsvRow<Column extends string> = {
  row: number
  cells: Record<Column, string>
  decimalMark: '.' | ','
}

/** The rows of a file that has exactly these columns. What is wrong goes to `faults`. */
export function readCsv<Column extends string>(
  { name, text }: CsvFile,
  columns: readonly Column[],
  faults: Faults
): CsvRow<Column>[] {
  const delimiter = delimiterOf(text)
  const decimalMark = delimiter === ';' ? ',' : '.'
  const all = recordsOf(name, text, delimiter, faults)
  if (!all) return []
  const [header, ...records] = all
  if (!header || header.cells.join() !== columns.join()) {
    faults.add(name, 1, `the columns must be ${columns.join(',')}`)
    return []
  }
  return records.flatMap(({ row, cells }): CsvRow<Column>[] => {
    if (cells.length !== columns.length) {
      faults.add(name, row, `${cells.length} columns instead of ${columns.length}`)
      return []
    }
    const entries = columns.map((column, index) => [column, withoutGuard(cells[index]!)])
    const named = Object.fromEntries(entries) as Record<Column, string>
    return [{ row, cells: named, decimalMark }]
  })
}

/** What separates the columns of the first line. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split('\n', 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

/** Our own files have an apostrophe before what a spreadsheet would run as a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

function recordsOf(name: string, text: string, delimiter: string, faults: Faults) {
  const options = {
    delimiter,
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }
  try {
    const records: unknown[] = parse(text, options)
    return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      row: info.lines,
      cells: record,
    }))
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    faults.add(name, Number(problem.lines) || null, problem.message)
    return null
  }
}
