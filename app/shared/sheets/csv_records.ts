import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'

/** Some thousand rows: a tenth of a second at most. */
const SLICE_BYTES = 65_536

/** What separates the columns of the first line. */
export function delimiterOf(text: string): ',' | ';' {
  const header = headerOf(text)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

/** The same of what was copied out of a spreadsheet, which has tabs. */
export function anyDelimiterOf(text: string): ',' | ';' | '\t' {
  return headerOf(text).includes('\t') ? '\t' : delimiterOf(text)
}

function headerOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  return first.replace(/"[^"]*"/g, '')
}

type CsvRecord = { record: string[]; info: { lines: number } }

/** Row by row, whatever its columns are called. Throws CsvError. */
export function csvRecords(text: string, delimiter: string): AsyncIterable<CsvRecord> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  })
  return Readable.from(slicesOf(Buffer.from(text))).pipe(parser)
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES)
    await setImmediate()
  }
}

/** Our own files have an apostrophe before what a spreadsheet would run as a formula. */
export function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}
