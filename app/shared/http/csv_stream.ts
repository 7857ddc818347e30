import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { CHUNK_SIZE } from '#shared/database/chunked_reads'
import { yieldToEventLoop } from '#shared/time/event_loop'

type Many<Item> = AsyncIterable<Item> | Iterable<Item>

export type CsvColumns<Row> = Record<string, (row: Row) => unknown>

export function listCsv<Row>(columns: CsvColumns<Row>, rows: Many<Row>): Readable {
  return createCsvStream(Object.keys(columns), cellsOf(Object.values(columns), rows))
}

async function* cellsOf<Row>(cells: CsvColumns<Row>[string][], rows: Many<Row>) {
  for await (const row of rows) yield cells.map((cell) => cell(row))
}

/**
 * Streams a CSV file while its rows are read. Text that a spreadsheet would run as a formula gets
 * an apostrophe; the BOM tells Excel that it is UTF-8.
 */
export function createCsvStream(headings: readonly string[], lines: Many<unknown[]>): Readable {
  return Readable.from(generateCsv(headings, lines), { objectMode: false })
}

/** Yields to the event loop between rows, and sends rows in chunks. */
async function* generateCsv(headings: readonly string[], lines: Many<unknown[]>) {
  let slice: unknown[][] = [[...headings]]
  let bom = true
  for await (const line of lines) {
    await yieldToEventLoop()
    if (slice.length >= CHUNK_SIZE) {
      yield formatRows(slice, bom)
      slice = []
      bom = false
    }
    slice.push(line)
  }
  yield formatRows(slice, bom)
}

function formatRows(lines: unknown[][], bom: boolean): string {
  return stringify(lines, { bom, escape_formulas: true, record_delimiter: 'windows' })
}
