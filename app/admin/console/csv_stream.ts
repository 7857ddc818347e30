import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify'

type Line = readonly (string | number | null | undefined)[]

/**
 * Sends lines as a file while they are read. Names and comments come from strangers, so whatever a
 * spreadsheet would run as a formula gets an apostrophe; the mark at the start tells Excel that it
 * is UTF-8.
 */
export function sendCsv(
  { response }: HttpContext,
  name: string,
  columns: string[],
  lines: AsyncIterable<Line>
) {
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const
  const file = stringify({ header: true, columns, ...options })
  const source = Readable.from(lines)
  // Whoever reads the file learns that it broke, and reading stops when nobody wants it any more.
  source.on('error', (error) => file.destroy(error))
  file.on('close', () => source.destroy())
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${name}.csv"`)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
  return response.stream(source.pipe(file))
}
