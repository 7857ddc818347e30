import { CsvError, parse } from 'csv-parse/sync'
import type { Separator } from '#shared/numbers/rules/read_number'

type CsvSeparator = NonNullable<Separator>

const SEPARATORS: readonly CsvSeparator[] = [',', ';', '\t', '|']

const SAMPLED_RECORDS = 10

const MAX_HEADERS = 1_000

/** Longer lines are refused: an array of millions of cells would make V8 end the whole process. */
const MAX_LINE_CHARACTERS = 4_000_000

/** `row` is the spreadsheet's row number, which counts a multi-line record once. */
export type CsvRecord = { row: number; cells: string[] }

export interface CsvRows {
  separator: CsvSeparator
  /** At most `maxRows` + 1 rows, so that callers notice if there are more. */
  rows: CsvRecord[]
  broken: { row: number; message: string } | null
}

/** Parses all rows except empty ones. A first line `sep=;` declares the separator. */
export function parseCsv(
  text: string,
  maxRows: number,
  isHeader: (cell: string) => boolean = () => false
): CsvRows {
  const [declared, body] = withoutDeclaration(text.replace(/^\uFEFF/, ''))
  const longLine = findLongLine(body)
  if (longLine !== null) {
    const message = 'This line has more than four million characters.'
    return { separator: ',', rows: [], broken: { row: longLine, message } }
  }
  const delimiter = declared ?? detectSeparator(body, isHeader)
  try {
    const records = parse(body, {
      delimiter,
      to: maxRows + 1,
      info: true,
      // Trimming a tab-separated line would remove tabs before they separate cells.
      trim: delimiter !== '\t',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
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

function findLongLine(text: string): number | null {
  let row = 1
  let start = 0
  for (const { index } of text.matchAll(/\r\n?|\n/g)) {
    if (index - start > MAX_LINE_CHARACTERS) return row
    start = index + 1
    row += 1
  }
  return text.length - start > MAX_LINE_CHARACTERS ? row : null
}

function describeCsvError({ code, message }: CsvError): string {
  return /QUOTE/.test(code)
    ? 'A cell begins with a quotation mark but does not end with one.'
    : message
}

/** Excel writes its separator into the first line and numbers the second as row 1. */
function withoutDeclaration(text: string): [CsvSeparator | null, string] {
  const [line = '', sign] = /^"?sep=(.)"?(?:\r\n?|\n|$)/i.exec(text) ?? []
  return [SEPARATORS.find((one) => one === sign) ?? null, text.slice(line.length)]
}

/** Chooses the separator that occurs equally often in most of the first records. */
function detectSeparator(text: string, isHeader: (cell: string) => boolean): CsvSeparator {
  const records = firstRecords(text)
  const scores = SEPARATORS.map((separator) => {
    const counts = records.map((record) => record.split(separator).length - 1).filter(Boolean)
    const times = (count: number) => counts.filter((one) => one === count).length
    const usual = counts.toSorted((one, other) => times(other) - times(one) || other - one)[0] ?? 0
    const headers = records.map(
      (record) => record.split(separator, MAX_HEADERS).filter(isHeader).length
    )
    return { separator, score: [times(usual), Math.max(0, ...headers), usual] as const }
  })
  const [best] = scores.toSorted(({ score: one }, { score: other }) => {
    return other[0] - one[0] || other[1] - one[1] || other[2] - one[2]
  })
  return best!.separator
}

function firstRecords(text: string): string[] {
  const records: string[] = []
  let record = ''
  for (const [piece] of text.matchAll(
    /(?<=^|[,;\t|\r\n])"[^"]*(?:""[^"]*)*(?:"|$)|[^"\r\n]+|[\r\n]|"/g
  )) {
    if (piece === '\n' || piece === '\r') {
      if (record) records.push(record)
      if (records.length === SAMPLED_RECORDS) return records
      record = ''
    } else if (piece[0] !== '"') record += piece
  }
  return record ? [...records, record] : records
}

/** Removes the apostrophe that our exports put before text that looks like a formula. */
export function withoutFormulaGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}
