import { CsvError, parse } from 'csv-parse/sync'
import type { Separator } from '#shared/numbers/rules/read_number'

type CsvSeparator = NonNullable<Separator>

/** In this order where nothing else tells them apart. */
const SEPARATORS: readonly CsvSeparator[] = [',', ';', '\t', '|']

/** So many records show what separates their columns. */
const LOOKED_AT = 10

const MOST_HEADERS = 1_000

/** `row` is the number that a spreadsheet shows, which counts a record of several lines once. */
export type CsvRecord = { row: number; cells: string[] }

export interface CsvRows {
  separator: CsvSeparator
  /** At most one more than was asked for. */
  rows: CsvRecord[]
  /** Where reading ended before the end. */
  broken: { row: number; message: string } | null
}

/** Every row of a text but empty lines, whatever its columns are called. A line `sep=;` at its start is none of them. */
export function parseCsv(
  text: string,
  most: number,
  isHeader: (cell: string) => boolean = () => false
): CsvRows {
  const [declared, body] = withoutDeclaration(text.replace(/^\uFEFF/, ''))
  const delimiter = declared ?? detectSeparator(body, isHeader)
  try {
    const records = parse(body, {
      // A tab would be trimmed as a blank before it could part two cells.
      ...{ delimiter, to: most + 1, info: true, trim: delimiter !== '\t' },
      ...{ relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    }) as unknown as { record: string[]; info: { records: number; empty_lines: number } }[]
    const rows = records.map(({ record, info }) => ({
      row: info.records + info.empty_lines,
      cells: record,
    }))
    return { separator: delimiter, rows, broken: null }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records) + Number(error.empty_lines) + 1
    return { separator: delimiter, rows: [], broken: { row, message: describeCsvError(error) } }
  }
}

function describeCsvError({ code, message }: CsvError): string {
  return /QUOTE/.test(code)
    ? 'A quotation mark at the start of a cell has no partner at its end.'
    : message
}

/** Excel writes its separator into the first line, and shows the second as row 1. */
function withoutDeclaration(text: string): [CsvSeparator | null, string] {
  const [line = '', sign] = /^"?sep=(.)"?(?:\r\n?|\n|$)/i.exec(text) ?? []
  return [SEPARATORS.find((one) => one === sign) ?? null, text.slice(line.length)]
}

/** The sign that stands equally often in the most of the first records. */
function detectSeparator(text: string, isHeader: (cell: string) => boolean): CsvSeparator {
  const records = firstRecords(text)
  const scores = SEPARATORS.map((separator) => {
    const counts = records.map((record) => record.split(separator).length - 1).filter(Boolean)
    const times = (count: number) => counts.filter((one) => one === count).length
    const usual = counts.toSorted((one, other) => times(other) - times(one) || other - one)[0] ?? 0
    const headers = records.map(
      (record) => record.split(separator, MOST_HEADERS).filter(isHeader).length
    )
    return { separator, score: [times(usual), Math.max(0, ...headers), usual] as const }
  })
  const [best] = scores.toSorted(({ score: one }, { score: other }) => {
    return other[0] - one[0] || other[1] - one[1] || other[2] - one[2]
  })
  return best!.separator
}

/** Without what is between quotation marks, which begin and end a cell. */
function firstRecords(text: string): string[] {
  const records: string[] = []
  let record = ''
  for (const [piece] of text.matchAll(
    /(?<=^|[,;\t|\r\n])"(?:[^"]|"")*(?:"|$)|[^"\r\n]+|[\r\n]|"/g
  )) {
    if (piece === '\n' || piece === '\r') {
      if (record) records.push(record)
      if (records.length === LOOKED_AT) return records
      record = ''
    } else if (piece[0] !== '"') record += piece
  }
  return record ? [...records, record] : records
}

/** Our own files have an apostrophe before what a spreadsheet would run as a formula. */
export function withoutFormulaGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}
