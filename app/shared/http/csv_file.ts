import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { SLICE } from '#shared/database/slices'
import { yieldToEventLoop } from '#shared/time/event_loop'

type Lines = AsyncIterable<unknown[]> | Iterable<unknown[]>

/**
 * A file that is written while its lines are read, however many there are, and read no faster than somebody takes it.
 * Names and comments come from strangers, so whatever a spreadsheet would run as a formula gets an apostrophe; the mark
 * at the start tells Excel that it is UTF-8.
 */
export function csvFile(columns: string[], lines: Lines): Readable {
  return Readable.from(textOf(columns, lines), { objectMode: false })
}

/** Between two lines others get their answers, and what is sent is sent in few pieces. */
async function* textOf(columns: string[], lines: Lines) {
  let slice: unknown[][] = [columns]
  let bom = true
  for await (const line of lines) {
    await yieldToEventLoop()
    if (slice.length >= SLICE) {
      yield written(slice, bom)
      slice = []
      bom = false
    }
    slice.push(line)
  }
  yield written(slice, bom)
}

function written(lines: unknown[][], bom: boolean): string {
  return stringify(lines, { bom, escape_formulas: true, record_delimiter: 'windows' })
}
