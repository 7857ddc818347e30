import { CsvError } from 'csv-parse'
import { csvRecords, delimiterOf, withoutGuard } from '#shared/sheets/csv_records'
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

/**
 * What `lineOf` makes of the rows of a file that has exactly these columns. What is wrong goes to `faults`. A file
 * may be long, so this process serves others between one slice of it and the next.
 */
export async function readCsv<Column extends string, Line>(
  { name, text }: CsvFile,
  columns: readonly Column[],
  faults: Faults,
  lineOf: (row: CsvRow<Column>) => Line | null
): Promise<Line[]> {
  const delimiter = delimiterOf(text)
  const decimalMark = delimiter === ';' ? ',' : '.'
  const lines: Line[] = []
  let header: string[] | undefined
  try {
    for await (const { record, info } of csvRecords(text, delimiter)) {
      if (!header) {
        header = record
        if (header.join() !== columns.join()) break
      } else if (record.length !== columns.length) {
        faults.add(name, info.lines, `${record.length} columns instead of ${columns.length}`)
      } else {
        const entries = columns.map((column, index) => [column, withoutGuard(record[index]!)])
        const cells = Object.fromEntries(entries) as Record<Column, string>
        const line = lineOf({ row: info.lines, cells, decimalMark })
        if (line !== null) lines.push(line)
      }
    }
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    faults.add(name, Number(problem.lines) || null, problem.message)
    return []
  }
  if (header?.join() === columns.join()) return lines
  faults.add(name, 1, `the columns must be ${columns.join(',')}`)
  return []
}

/** `1.25` with three decimals is 1250, exactly; NaN for what is not such a number. */
export function decimal(text: string, places: number, mark: '.' | ','): number {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(mark === ',' ? text.replace(',', '.') : text)
  const fraction = match?.[2] ?? ''
  return match && fraction.length <= places
    ? Number(match[1] + fraction.padEnd(places, '0'))
    : Number.NaN
}
