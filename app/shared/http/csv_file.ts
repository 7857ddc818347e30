import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/**
 * A file that is written while its lines are read, however many there are. Names and comments come
 * from strangers, so whatever a spreadsheet would run as a formula gets an apostrophe; the mark at
 * the start tells Excel that it is UTF-8.
 */
export function csvFile(columns: string[], lines: AsyncIterable<unknown[]>): Readable {
  const file = stringify({
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  const source = Readable.from(lines)
  // Whoever reads the file learns that it broke, and reading stops when nobody wants it any more.
  source.on('error', (error) => file.destroy(error))
  file.on('close', () => source.destroy())
  return source.pipe(file)
}
