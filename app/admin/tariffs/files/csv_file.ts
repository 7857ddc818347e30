import { setImmediate } from 'node:timers/promises'
import {
  describeAmbiguity,
  findNumberKind,
  type Notation,
  detectNotation,
  readNumber,
} from '#shared/numbers/rules/read_number'
import { withoutFormulaGuard } from '#shared/sheets/parse_csv'
import { readCsvRows } from '#shared/sheets/sheet'
import type { ImportProblems } from '#admin/tariffs/files/import_problems'

export type CsvFile = { name: string; text: string }

/** `row` is the spreadsheet's row number: the header is row 1. */
export type CsvRow<Column extends string> = {
  row: number
  cells: Record<Column, string>
  notation: Notation
}

/**
 * Maps each row of a file with exactly these columns. Adds problems to `faults` and yields to the
 * event loop every 2,000 rows.
 */
export async function readTariffCsv<Column extends string, Line>(
  { name, text }: CsvFile,
  columns: readonly Column[],
  faults: ImportProblems,
  lineOf: (row: CsvRow<Column>) => Line | null
): Promise<Line[]> {
  const { rows: all, separator, broken } = await readCsvRows(text, MAX_CSV_ROWS + 1)
  if (broken) {
    faults.add(name, broken.row, broken.message)
    return []
  }
  const [header, ...rest] = all
  if (header?.cells.join() !== columns.join()) {
    faults.add(name, 1, `the columns must be ${columns.join(',')}`)
    return []
  }
  if (rest.length > MAX_CSV_ROWS) {
    faults.add(name, null, `it has more than ${MAX_CSV_ROWS.toLocaleString('en')} rows`)
    return []
  }
  const rows: Omit<CsvRow<Column>, 'notation'>[] = []
  for (const { row, cells: given } of rest) {
    if (given.length !== columns.length) {
      faults.add(name, row, `${given.length} columns instead of ${columns.length}`)
    } else {
      const entries = columns.map((column, index) => [column, withoutFormulaGuard(given[index]!)])
      rows.push({ row, cells: Object.fromEntries(entries) as Record<Column, string> })
    }
  }
  const notation = detectNotation(cellTexts(rows), separator)
  const lines: Line[] = []
  for (const [at, row] of rows.entries()) {
    if (at % YIELD_EVERY_ROWS === YIELD_EVERY_ROWS - 1) await setImmediate()
    const line = lineOf({ ...row, notation })
    if (line !== null) lines.push(line)
  }
  return lines
}

const YIELD_EVERY_ROWS = 2_000

const MAX_CSV_ROWS = 200_000

function* cellTexts(rows: readonly { cells: Record<string, string> }[]) {
  for (const { cells } of rows) yield* Object.values(cells)
}

/** Parses a decimal exactly: `1.25` with three decimals is 1250. Returns NaN for anything else. */
export function parseDecimal(text: string, places: 2 | 3, notation: Notation): number {
  const number = readNumber(text, { kind: findNumberKind(places), notation })
  const scaled = Math.round(number * 10 ** places)
  return number >= 0 && Math.abs(scaled / 10 ** places - number) < 1e-9 ? scaled : Number.NaN
}

/** Explains both readings of an ambiguous number; for any other problem, returns `otherwise`. */
export function describeDecimalProblem(
  text: string,
  places: 2 | 3,
  { column, notation, otherwise }: { column: string; notation: Notation; otherwise: string }
): string {
  const readings = describeAmbiguity(text, { kind: findNumberKind(places), notation })
  return readings ? `${column} ${readings}` : `${column} "${text}" ${otherwise}`
}
